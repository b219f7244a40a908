/** Versions of a canvas; what is heavy of it is loaded when it is first asked for. */
export { createLooking, type Looking, type LookingState } from './looking.ts';
export { hourWords } from './days.ts';
