import { randomUUID } from 'node:crypto';
import { startWebService, type WebService } from './web-service.ts';

/** Proof that a person is there: a script that draws a button, and the siteverify protocol behind it. */
export interface ChallengeService extends WebService {
  /** `Auth.Challenge`. */
  readonly setting: object;
  /** From now on solutions are refused; hands back what ends it. */
  refuse(): () => void;
  /** Solutions that were taken so far. */
  taken(): number;
}

const siteKey = 'site-key';
const secretKey = 'secret-key';

/** Puts itself into the page under one of the names that such scripts have. */
const script = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const drawn = new Map();
  const words = (wishes) => (wishes.language === 'zh-CN' ? '我是真人' : 'I am a person');
  window.turnstile = {
    render(container, wishes) {
      const id = 'widget-' + drawn.size;
      const button = document.createElement('button');
      const dark = wishes.theme === 'dark';
      button.type = 'button';
      button.textContent = words(wishes);
      button.style.cssText = 'width: 300px; height: 65px; border: 1px solid #888; font: 14px sans-serif;' +
        (dark ? 'background: #222; color: #eee' : 'background: #fafafa; color: #222');
      button.onclick = async () => {
        const answer = await fetch(origin + '/solve', { method: 'POST', body: wishes.sitekey });
        wishes.callback(await answer.text());
        // Says so only once the page has heard of it, as a person would go by it.
        button.textContent = '✓';
      };
      container.append(button);
      drawn.set(id, { button, wishes });
      return id;
    },
    reset(id) {
      const { button, wishes } = drawn.get(id);
      button.textContent = words(wishes);
    },
    remove(id) {
      drawn.get(id).button.remove();
    },
  };
})();`;

export async function startChallengeService(): Promise<ChallengeService> {
  const solutions = new Set<string>();
  let refusing = false;
  let taken = 0;
  const verify = (form: URLSearchParams) => {
    if (form.get('secret') !== secretKey) return { success: false, 'error-codes': ['invalid-input-secret'] };
    // Each serves once, whatever is said of it.
    const known = solutions.delete(form.get('response') ?? '');
    if (!known || refusing) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    taken++;
    return { success: true, 'error-codes': [] };
  };
  const service = await startWebService(({ method, url, body }) => {
    if (url.pathname === '/api.js') return { script };
    if (method === 'POST' && url.pathname === '/solve' && body === siteKey) {
      const solution = randomUUID();
      solutions.add(solution);
      return { text: solution };
    }
    if (method === 'POST' && url.pathname === '/siteverify') return { json: verify(new URLSearchParams(body)) };
    return { text: 'Nothing here', status: 404 };
  });
  return {
    ...service,
    setting: {
      Enabled: true,
      SiteKey: siteKey,
      SecretKey: secretKey,
      SiteVerifyURL: `${service.address}/siteverify`,
      ScriptURL: `${service.address}/api.js`,
    },
    refuse() {
      refusing = true;
      return () => {
        refusing = false;
      };
    },
    taken: () => taken,
  };
}
