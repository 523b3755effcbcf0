/** The size that networks ask for, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
