/** Message for an addition without a model. */
export const MODEL_MISSING = 'Please select a device model'
