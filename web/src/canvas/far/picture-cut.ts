/** Which part of a picture its node shows: every drawing of it goes by this. */
export { cutOf, sameRatio, type PictureReading } from '@easel/canvas';
