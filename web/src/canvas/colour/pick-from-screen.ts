/** The browser's eyedropper, where it has one. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

const maker = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

/** Answers the colour that was picked, null when the person thought better of it; undefined without an eyedropper. */
export const pickFromScreen =
  maker &&
  (async (): Promise<string | null> => {
    try {
      return (await new maker().open()).sRGBHex;
    } catch {
      // Escape rejects.
      return null;
    }
  });
