import type { AgentStarters } from '@easel/contract';
import { isBlank } from '../platform/visible-text.ts';
import { inspirations, pictureOf } from './inspirations.ts';
import { builtInStarters } from './starters.ts';

/** What an operator may set, in whatever state it is: what cannot be used gives way to the built-in content. */
export interface StarterSettings {
  readonly PreviewImages?: unknown;
  readonly ZhCN?: StarterContent;
  readonly EnUS?: StarterContent;
}
interface StarterContent {
  readonly Title?: unknown;
  readonly Description?: unknown;
  readonly Starters?: unknown;
}

const mostPreviews = 3;

export type Locale = keyof typeof builtInStarters;

/** Any but `en-US` reads Chinese, as the contract says. */
export function localeOf(locale: unknown): Locale {
  return locale === 'en-US' ? 'en-US' : 'zh-CN';
}

export function startersFor(locale: unknown, settings: StarterSettings): AgentStarters {
  const name = localeOf(locale);
  const set = name === 'en-US' ? settings.EnUS : settings.ZhCN;
  const builtIn = builtInStarters[name];
  const previews = listOf(settings.PreviewImages).flatMap(addressOf);
  const own = inspirations[name].map(pictureOf);
  const starters = listOf(set?.Starters).flatMap(starterOf);
  return {
    title: textOf(set?.Title) ?? builtIn.title,
    description: textOf(set?.Description) ?? builtIn.description,
    previewImages: (previews.length > 0 ? previews : own).slice(0, mostPreviews),
    starters: starters.length > 0 ? starters : builtIn.starters,
  };
}

function starterOf(value: unknown): AgentStarters['starters'] {
  const { ID, Label, Prompt } = (value ?? {}) as Record<string, unknown>;
  const [id, label, prompt] = [textOf(ID), textOf(Label), textOf(Prompt)];
  return id && label && prompt ? [{ id, label, prompt }] : [];
}

function addressOf(value: unknown): string[] {
  const text = textOf(value);
  return text && (text.startsWith('/') || URL.canParse(text)) ? [text] : [];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !isBlank(value) ? value.trim() : undefined;
}
