import { startProduct } from '../product.ts';
import { openMailbox } from '../stand-ins/mailbox.ts';
import { Wire } from '../crowd/wire.ts';
import { openLine } from './line.ts';
import { prepareProduct, type Report } from '../crowd/crowd.ts';

/** The mail server goes and comes back: people are told, and the next try works. */
export async function mailAway(): Promise<Report> {
  const mailbox = await openMailbox();
  const setting = mailbox.setting as { Port: number };
  const line = await openLine(setting.Port);
  const { environment, close } = await prepareProduct({ Auth: { Email: { ...setting, Port: line.port } } });
  const product = await startProduct(environment);
  const ask = async (email: string) => {
    const body = JSON.stringify({ email });
    const headers = { 'content-type': 'application/json' };
    const answer = await new Wire([product.address]).open('POST', '/api/auth/global/email-code', { body, headers });
    return `${answer.status} ${((await answer.json()) as { errorCode?: string }).errorCode ?? ''}`.trim();
  };
  try {
    const broken: string[] = [];
    const expectAnswer = async (when: string, email: string, expected: string) => {
      const said = await ask(email);
      if (said !== expected) broken.push(`${when} a code was answered ${said}`);
    };
    await expectAnswer('before', 'one@crowd.example', '200');
    line.cut();
    await expectAnswer('meanwhile', 'two@crowd.example', '503 auth.mail_failed');
    line.hang();
    await expectAnswer('while it hung', 'three@crowd.example', '503 auth.mail_failed');
    line.mend();
    await expectAnswer('afterwards', 'two@crowd.example', '200');
    if (mailbox.mails.length !== 2) broken.push(`${mailbox.mails.length} mails arrived`);
    return { name: 'mail server gone and silent', seen: `${mailbox.mails.length} mails arrived`, broken };
  } finally {
    await product.remove();
    await close();
    line.close();
    await mailbox.close();
  }
}
