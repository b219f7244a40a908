import { mailFrame } from '../platform/mail/mail-frame.ts';
import { codeSeconds } from './email-codes.ts';

interface SignInMail {
  readonly language: 'en' | 'zh';
  readonly brandName: string;
  readonly code: string;
}

const minutes = codeSeconds / 60;

const words = {
  en: ({ brandName, code }: SignInMail) => ({
    subject: `${code} is your ${brandName} sign-in code`,
    heading: 'Your sign-in code',
    paragraphs: [
      `Enter this code on the sign-in page. It is valid for ${minutes} minutes and works once.`,
      'Keep it to yourself: whoever has it can sign in as you.',
    ],
    footer: `Someone asked to sign in to ${brandName} with this address. If it was not you, ignore this mail: nothing happens without the code.`,
  }),
  zh: ({ brandName, code }: SignInMail) => ({
    subject: `${code} 是你的 ${brandName} 登录验证码`,
    heading: '你的登录验证码',
    paragraphs: [
      `请在登录页面输入这个验证码，${minutes} 分钟内有效，仅限一次。`,
      '不要告诉任何人：拿到验证码的人可以登录你的账户。',
    ],
    footer: `有人用这个邮箱登录 ${brandName}。如果不是你本人操作，忽略这封邮件即可，没有验证码谁也无法登录。`,
  }),
};

/** The mail that carries a sign-in code. */
export function signInMail(mail: SignInMail): { subject: string; html: string; text: string } {
  const { subject, ...content } = words[mail.language](mail);
  return { subject, ...mailFrame({ ...mail, ...content }) };
}
