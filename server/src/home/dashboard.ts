import type { Dashboard } from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import type { Projects } from '../projects/projects.ts';
import { localeOf, startersFor, type StarterSettings } from './agent-starters.ts';
import { inspirations, pictureOf } from './inspirations.ts';

export interface DashboardServices {
  readonly credits: Credits;
  readonly projects: Projects;
}

const mostRecent = 8;
/** Of the starters that come with the product; an operator's own leave the size to the agent. */
const sizes: Readonly<Record<string, string>> = {
  'event-poster': '1080x1440',
  festival: '1080x1440',
  logo: '1024x1024',
  'social-card': '1080x1080',
  'note-cover': '1080x1440',
  banner: '1600x640',
  scene: '1440x1080',
};

/** What a first page shows to somebody, or to nobody in particular. */
export async function dashboardFor(
  { userId, locale }: { userId: string | undefined; locale: unknown },
  settings: StarterSettings,
  { credits, projects }: DashboardServices,
): Promise<Dashboard> {
  const { starters } = startersFor(locale, settings);
  const recent = userId ? await projects.list(userId, 'owned') : [];
  return {
    credits: userId ? { enabled: credits.rules.enabled, balance: await credits.creditsOf(userId) } : null,
    quickActions: starters.map(({ id, label, prompt }) => ({ id, label, prompt, imageSize: sizes[id] ?? 'auto' })),
    recentProjects: recent.slice(0, mostRecent),
    inspirations: inspirations[localeOf(locale)].map((inspiration) => {
      const { id, title, prompt, width, height } = inspiration;
      return { id, title, prompt, imageUrl: pictureOf(inspiration), width, height };
    }),
  };
}
