/** What a mail says. Words are the caller's own, as plain text: the frame makes them safe and readable everywhere. */
export interface MailContent {
  readonly language: 'en' | 'zh';
  readonly brandName: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to be read off and typed elsewhere. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Why someone gets this mail, in small print. */
  readonly footer: string;
}

/** One mail as HTML and as text. */
export function mailFrame(content: MailContent): { html: string; text: string } {
  return { html: asHtml(content), text: asText(content) };
}

function asText({ brandName, heading, paragraphs, code, action, footer }: MailContent): string {
  const parts = [
    oneLine(heading),
    code && oneLine(code),
    ...paragraphs.map(oneLine),
    action && `${oneLine(action.label)}\n${webAddress(action.url)}`,
    // Mail clients fold away what follows two dashes and a space.
    `-- \n${oneLine(brandName)}\n${oneLine(footer)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif";
const mono = "ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace";

/** The page's dark colours by class; light ones stand in each element, for clients that know no media queries. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #131313 !important; }
  .card { background: #1f1f1e !important; border-color: #30302e !important; }
  .text { color: #edecea !important; }
  .quiet { color: #b7b5b0 !important; }
  .faint { color: #9b9893 !important; }
  .code { background: #2a2a28 !important; color: #edecea !important; }
  .button { background: #edecea !important; color: #1a1a19 !important; }
}
@media (max-width: 420px) {
  .card { padding: 24px !important; }
  .code { font-size: 26px !important; letter-spacing: 5px !important; }
}`;

/** Tables lay it out, and Outlook gets its width in a comment: some clients put nothing else where it belongs. */
function asHtml({ language, brandName, heading, paragraphs, code, action, footer }: MailContent): string {
  const lineHeight = language === 'zh' ? 26 : 24;
  const body = [
    `<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#1c1b19">${escaped(heading)}</h1>`,
    code && codeBox(code),
    ...paragraphs.map((words, index) => {
      const below = index < paragraphs.length - 1 ? 12 : 0;
      const look = `margin:0 0 ${below}px;font-size:15px;line-height:${lineHeight}px;color:#55534e`;
      return `<p class="quiet" style="${look}">${escaped(words)}</p>`;
    }),
    action && button(action),
  ];
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(heading)}</title>
<style>${styles}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f5f4;-webkit-text-size-adjust:100%">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f5f4">
<tr><td align="center" style="padding:40px 16px;font-family:${sans}">
<!--[if mso]><table role="presentation" width="480" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;text-align:left;overflow-wrap:anywhere">
<tr><td class="text" style="padding:0 4px 16px;font-size:15px;line-height:20px;font-weight:600;color:#1c1b19">${escaped(brandName)}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e7e6e3;border-radius:16px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="faint" style="padding:16px 4px 0;font-size:12px;line-height:18px;color:#6c6964">${escaped(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** Spaced by style alone, so that what is copied is the bare code. */
function codeBox(code: string): string {
  const look = `font-family:${mono};font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:#1c1b19`;
  return `<div class="code" style="margin:0 0 20px;padding:16px 20px;border-radius:8px;background:#f4f4f2;${look}">${escaped(code)}</div>`;
}

/** With its address in full below, for clients that show links but follow none. */
function button({ label, url }: { label: string; url: string }): string {
  const address = escaped(webAddress(url));
  const look = `padding:12px 20px;border-radius:8px;background:#1c1b19;color:#ffffff;font-size:15px;line-height:20px`;
  return `<p style="margin:24px 0 16px"><a class="button" href="${address}" style="display:inline-block;${look};font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p class="faint" style="margin:0;font-size:12px;line-height:18px;color:#6c6964;word-break:break-all">${address}</p>`;
}

/** A mail never holds an address that runs something. @throws when it is not of the web */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a mail links to the web only');
  return href;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(words: string): string {
  return oneLine(words).replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
}

/** Words may come from people: line breaks and marks that turn the reading direction could forge other lines. */
function oneLine(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
