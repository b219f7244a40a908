/**
 * Import this before anything that imports @napi-rs/canvas: it reads the variable while it loads. Letters are compared
 * with the shelf's typefaces alone, or the same picture would be read differently on another machine.
 */
process.env['DISABLE_SYSTEM_FONTS_LOAD'] ??= '1';
