import type { BrandDocument } from '@easel/contract';
import { useTranslation } from '../i18n/index.ts';
import { RuleList } from './rule-list.tsx';
import { Section, type SectionProps } from './section.tsx';
import { stackOf } from './kit-look.ts';
import { WordsField } from './words-field.tsx';

type Plain = 'brandName' | 'tagline' | 'summary' | 'audience' | 'positioning' | 'personality';

/** Who the brand is. */
export function IdentitySection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const field = (name: Plain, more: { long?: boolean; most?: number } = {}) => (
    <WordsField
      label={t(`identity.${name}`)}
      value={document[name]}
      onChange={(value) => edit((now) => ({ ...now, [name]: value }))}
      {...more}
    />
  );
  return (
    <Section id="identity">
      <div className="kit-fields">
        {field('brandName', { most: 200 })}
        {field('tagline')}
        {field('summary', { long: true })}
        {field('audience')}
        {field('positioning')}
        {field('personality', { long: true })}
      </div>
    </Section>
  );
}

/** How it sounds. */
export function VoiceSection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const set = (part: Partial<BrandDocument['voice']>) => edit((now) => ({ ...now, voice: { ...now.voice, ...part } }));
  const { traits, guidance, sample } = document.voice;
  const [titles] = document.typography;
  return (
    <Section id="voice">
      <div className="kit-fields">
        <WordsField label={t('voice.traits')} value={traits} onChange={(value) => set({ traits: value })} long />
        <WordsField label={t('voice.guidance')} value={guidance} onChange={(value) => set({ guidance: value })} long />
        <WordsField
          label={t('voice.sample')}
          value={sample}
          placeholder={t('voice.samplePlaceholder')}
          onChange={(value) => set({ sample: value })}
          long
        />
      </div>
      {sample.trim() ? (
        <blockquote className="kit-sample-line" style={titles && { fontFamily: stackOf(titles) }}>
          {sample}
        </blockquote>
      ) : null}
    </Section>
  );
}

/** What pictures look like, and what is never done. */
export function LookSection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const set = (part: Partial<BrandDocument['visual']>) =>
    edit((now) => ({ ...now, visual: { ...now.visual, ...part } }));
  const { visual } = document;
  const field = (name: 'keywords' | 'composition' | 'imagery' | 'prompt') => (
    <WordsField label={t(`look.${name}`)} value={visual[name]} onChange={(value) => set({ [name]: value })} long />
  );
  return (
    <>
      <Section id="look">
        <div className="kit-fields">
          {field('keywords')}
          {field('composition')}
          {field('imagery')}
          {field('prompt')}
        </div>
      </Section>
      <Section id="rules" note={t('rules.note')}>
        <div className="kit-rule-columns">
          <RuleList kind="dos" text={visual.dos} onText={(dos) => set({ dos })} />
          <RuleList kind="donts" text={visual.donts} onText={(donts) => set({ donts })} />
        </div>
      </Section>
    </>
  );
}
