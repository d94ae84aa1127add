import type { BrandSlug } from '#domain/catalogue/brands.ts'

/**
 * How cases of a brand fit: sentences that are true of each of its models. The demo shop sells
 * nothing of a brand that has none here.
 */
export const fits: Readonly<Partial<Record<BrandSlug, readonly string[]>>> = {
  iphone: [
    'Every iPhone in the list has its own mould, so the lens opening sits where your lenses are.',
    'The opening follows your camera: the wide plateau of a Pro, the bar of the Air, the single lens of an SE.',
    'Buttons, port and loudspeakers are where your iPhone has them; do choose the exact model.',
    'A Pro and a Pro Max, a mini and a Plus: the look is the same, the mould never is.',
    'Old iPhones are still in every second hand, so their cases are cut as carefully as the new ones.',
    'The screen edge stays free for gestures, whichever iPhone is inside.',
    'Flat sides are kept flat and round ones round, as your iPhone came out of its box.',
    'Lightning or USB-C, the opening at the bottom takes thick cables too.',
  ],
  samsung: [
    'Every Galaxy is cut from its own mould, down to the distance between the lenses.',
    'The fingerprint reader of your Galaxy works as before, wherever it sits.',
    'Speaker grilles and the SIM tray stay free on every model.',
    'Lenses in a row, a block or a corner: the opening is the one of your Galaxy and of no other.',
    'An s, an FE or a 5G behind the number means another phone, so look in your settings before you choose.',
    'An Ultra keeps its square corners, and its pen slot where it has one.',
    'Side keys are followed exactly, so that none of them sinks in.',
    'Some of these phones are hard to find in the bazaar; we keep the moulds for as long as people keep them.',
  ],
  vivo: [
    'The camera frame is cut for each Vivo separately.',
    'It follows the sides of your Vivo closely, so the phone does not turn into a brick.',
    'The headphone jack, where your Vivo has one, stays open.',
    'The volume keys are easy to find with the thumb in the dark.',
    'We cut it for the exact model, so choose the one that is written on the box of your Vivo.',
    'Y20 or Y20s, V25 or V25 Pro: a letter means another body, and another mould.',
    'Ring lights and flashes keep their own openings, so night portraits get no veil.',
    'A fingerprint reader on the back stays open; one in the screen or the side works as before.',
    'Curved screens get low sides and high corners, flat ones an even lip.',
  ],
  techno: [
    'The camera island of your Tecno stands free in one frame, lights included.',
    'The fingerprint reader of your Tecno stays open, wherever it sits.',
    'Cut for each Tecno on its own, headphone jack included where there is one.',
    'The flash has its own opening, so pictures at night stay sharp.',
    'It leaves the loudspeakers free, for those who listen without earphones.',
    'The letter behind the number decides, so look your Tecno up under About phone.',
    'Thick batteries are allowed for: each case is as deep as its phone.',
  ],
  infinix: [
    'The camera island of each Infinix has its own frame, with the flash left open.',
    'The fingerprint reader of your Infinix is left free.',
    'Cut model by model, because a letter or a Pro behind an Infinix means another body.',
    'The speakers stay open, without a grille of plastic in front.',
    'Round, square or eight-sided, the opening has the shape of your camera.',
    'Slim phones get slim walls, so your Infinix keeps its figure.',
    'Plain, Pro, Play or i: the bodies differ by a few millimetres, enough to matter.',
  ],
  googlepixel: [
    'The camera visor of your Pixel is left free from side to side.',
    'The speakers and microphones of your Pixel stay open.',
    'The a phones, the Pros and the Folds have their own moulds; they look alike and are not.',
    'The frame around the camera is a hair taller than the glass, so your Pixel lies down safely.',
    'On a Fold it covers the back and leaves the hinge alone.',
    'The power key of a Pixel sits above the volume keys, and so it does here.',
    'It charges on a wireless pad without coming off, where your Pixel does.',
  ],
  xiaomi: [
    'If your phone has an infrared eye at the top, it stays open and still works as a remote.',
    'Each Xiaomi, Redmi and Poco has its own cut, even where they differ by a single letter.',
    'The loudspeaker and the SIM tray stay free on every model.',
    'The camera block sits a little below the rim of the case.',
    'It holds the phone at the corners and leaves the screen edge free for gestures.',
    'A fingerprint reader on the side sits in a hollow, so the thumb finds it at once; one on the back stays open.',
    'Curved for the curved ones and flat for the flat ones: a Pro and a plain Note do not swap.',
    'Round cameras, square ones and half circles: each gets the opening of its year.',
  ],
  airpods: [
    'Made in five shapes, one for each generation: choose yours from the list and leave the rest to us.',
    'The tall first and second generation and the wide third share the look, not the mould.',
    'The 4 is a little smaller than the 3, so these are two moulds and not one loose one.',
    'Where your AirPods case has a speaker or a loop for a strap, the cover leaves it free.',
    'Lightning or USB-C, the opening at the bottom has room for the cable.',
  ],
}
