/**
 * Import this before anything that imports @napi-rs/canvas: it reads the variable while it loads. With the fonts of
 * the machine in play, the same seed would draw different pictures on different servers.
 */
process.env['DISABLE_SYSTEM_FONTS_LOAD'] ??= '1';
