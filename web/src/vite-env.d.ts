/// <reference types="vite/client" />

/** Its package gives its style sheets without their ending. */
declare module '@fontsource/big-shoulders-display/*';
