/** Said when something is put into the cart without the model it is for. */
export const MODEL_MISSING = 'Please select a device model'
