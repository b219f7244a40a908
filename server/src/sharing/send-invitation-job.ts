import Type from 'typebox';
import type { Database } from '../platform/database.ts';
import { mailFrame } from '../platform/mail/mail-frame.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { invitationOf } from './member-queries.ts';

export const sendInvitation = {
  name: 'send-invitation',
  /** Whom it goes to is read when it is sent, so that the queue holds no addresses. */
  payload: Type.Object({
    memberId: Type.String(),
    inviterId: Type.String(),
    language: Type.Union([Type.Literal('en'), Type.Literal('zh')]),
  }),
  attempts: 3,
  firstRetryMs: 30_000,
  lane: 'background' as const,
};

export interface InvitationServices {
  database: Database;
  mailer: Mailer | null;
  publicUrl: string | undefined;
  brandName: string;
}

/** Tells someone by mail that they were invited. The invitation holds whether or not the mail arrives. */
export function sendInvitationJob({ database, mailer, publicUrl, brandName }: InvitationServices): Job {
  return job(sendInvitation, async ({ memberId, inviterId, language }) => {
    const invitation = await invitationOf(database.read, memberId, inviterId);
    // No address of a request stands in a mail: whoever sends requests could write what they like there.
    if (!invitation || !mailer || publicUrl === undefined) return;
    const { identifier, projectId, ...said } = invitation;
    await mailer.send({
      to: identifier,
      ...mailOf({ ...said, language, brandName, url: `${publicUrl}/p/${projectId}` }),
    });
  });
}

interface Said {
  readonly inviter: string;
  readonly title: string;
  readonly permission: 'canvas' | 'viewer' | 'editor';
  readonly language: 'en' | 'zh';
  readonly brandName: string;
  readonly url: string;
}

function mailOf({ inviter, title, permission, language, brandName, url }: Said): Omit<Mail, 'to'> {
  const words = language === 'zh' ? chinese : english;
  const project = title === '' ? words.untitled : words.quoted(title);
  const subject = words.subject(inviter, project);
  const content = {
    language,
    brandName,
    heading: subject,
    paragraphs: [words.permission[permission], words.signIn],
    action: { label: words.action, url },
    footer: words.footer(inviter, brandName),
  };
  return { subject, language, ...mailFrame(content) };
}

const english = {
  untitled: 'an untitled project',
  quoted: (title: string) => `“${title}”`,
  subject: (inviter: string, project: string) => `${inviter} invited you to ${project}`,
  permission: {
    canvas: 'You can look at the canvas.',
    viewer: 'You can look at the canvas and read the conversation.',
    editor: 'You can edit the canvas and ask the agent.',
  },
  signIn: 'Sign in with this email address to open the project.',
  action: 'Open the project',
  footer: (inviter: string, brand: string) =>
    `You get this mail because ${inviter} entered your address on ${brand}. If you do not know them, ignore it.`,
};

const chinese: typeof english = {
  untitled: '一个未命名的项目',
  quoted: (title) => `“${title}”`,
  subject: (inviter, project) => `${inviter} 邀请你加入${project}`,
  permission: {
    canvas: '你可以查看画布。',
    viewer: '你可以查看画布和对话。',
    editor: '你可以编辑画布，也可以向助手提要求。',
  },
  signIn: '用这个邮箱登录，即可打开项目。',
  action: '打开项目',
  footer: (inviter, brand) => `${inviter} 在 ${brand} 填写了你的邮箱，所以你会收到这封邮件。如果你不认识对方，请忽略。`,
};
