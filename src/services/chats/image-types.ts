export const imageBytesMax = 5 * 1024 * 1024
/** The media types that every provider with images takes. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
