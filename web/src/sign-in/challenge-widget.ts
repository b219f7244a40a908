/** The script that proves a person is there: any of the services that share one way of drawing a widget. */

export interface ChallengeWidget {
  readonly render: (container: HTMLElement, wishes: object) => string | number | undefined;
  readonly reset: (id: string | number) => void;
  readonly remove?: (id: string | number) => void;
}

export interface FoundWidget {
  readonly widget: ChallengeWidget;
  /** What it calls the wish for a language. */
  readonly languageKey: string;
}

/** Under which name each of the known scripts puts itself into the page, and what it calls the language. */
const names = [
  { global: 'turnstile', languageKey: 'language' },
  { global: 'hcaptcha', languageKey: 'hl' },
  { global: 'grecaptcha', languageKey: 'hl' },
] as const;

type Globals = Readonly<Record<string, unknown>>;
type MaybeWidget = Partial<ChallengeWidget> & { readonly ready?: (then: () => void) => void };

/** Waits where a script draws only after it has loaded further parts; `null` when none of the known is there. */
export async function findWidget(globals: Globals): Promise<FoundWidget | null> {
  for (const { global, languageKey } of names) {
    const candidate = globals[global] as MaybeWidget | undefined;
    // Those that can draw at once may refuse to be asked whether they are ready.
    const { ready } = candidate ?? {};
    if (ready && !candidate?.render) await new Promise<void>((resolve) => ready(resolve));
    if (isWidget(candidate)) return { widget: candidate, languageKey };
  }
  return null;
}

const loads = new Map<string, Promise<FoundWidget>>();

/** Loads a script once, however often it is asked for; one that did not come may be asked for again. */
export function loadWidget(scriptUrl: string): Promise<FoundWidget> {
  const known = loads.get(scriptUrl);
  if (known) return known;
  const load = addScript(scriptUrl).then(async () => {
    const found = await findWidget(window as unknown as Globals);
    if (!found) throw new Error('The challenge script brought no widget that is known here');
    return found;
  });
  loads.set(scriptUrl, load);
  load.catch(() => loads.delete(scriptUrl));
  return load;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The challenge script did not load'));
    };
    document.head.append(script);
  });
}

function isWidget(candidate: MaybeWidget | undefined): candidate is ChallengeWidget {
  return typeof candidate?.render === 'function' && typeof candidate.reset === 'function';
}
