/** Each pretends to be those below it, so the first that fits is the true one. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

export interface Device {
  readonly browser: string;
  readonly system: string;
  readonly handheld: boolean;
}

/** What a browser says of itself, in the words of people; `null` when it is none that we know. */
export function readDevice(userAgent: string): Device | null {
  const find = (names: readonly (readonly [string, RegExp])[]) => names.find(([, form]) => form.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (!browser || !system) return null;
  return { browser, system, handheld: ['iPhone', 'iPad', 'Android'].includes(system) };
}
