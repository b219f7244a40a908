import { useTranslation } from 'react-i18next';
import autumnLeft from './pictures/autumn-left.webp';
import autumnRight from './pictures/autumn-right.webp';
import autumnZhLeft from './pictures/autumn-zh-left.webp';
import autumnZhRight from './pictures/autumn-zh-right.webp';
import autumnZh from './pictures/autumn-zh.webp';
import autumn from './pictures/autumn.webp';
import dragonBoatLeft from './pictures/dragon-boat-left.webp';
import dragonBoatRight from './pictures/dragon-boat-right.webp';
import dragonBoat from './pictures/dragon-boat.webp';
import ridgeLeft from './pictures/ridge-left.webp';
import ridgeRight from './pictures/ridge-right.webp';
import ridgeZhLeft from './pictures/ridge-zh-left.webp';
import ridgeZhRight from './pictures/ridge-zh-right.webp';
import ridgeZh from './pictures/ridge-zh.webp';
import ridge from './pictures/ridge.webp';
import { useLanguage } from '../i18n/index.ts';

const dragonBoats = [dragonBoatLeft, dragonBoat, dragonBoatRight];

/** Drawn by the embedded designer from these very prompts, in each language from its own: they promise what it keeps. */
const examples = [
  {
    name: 'autumn',
    pictures: { en: [autumnLeft, autumn, autumnRight], 'zh-CN': [autumnZhLeft, autumnZh, autumnZhRight] },
  },
  { name: 'dragonBoat', pictures: { en: dragonBoats, 'zh-CN': dragonBoats } },
  { name: 'trail', pictures: { en: [ridgeLeft, ridge, ridgeRight], 'zh-CN': [ridgeZhLeft, ridgeZh, ridgeZhRight] } },
] as const;

export interface ExamplesProps {
  readonly onPrompt: (prompt: string) => void;
  readonly disabled: boolean;
}

/** For the first visit: three designs, each of which begins a project of one's own from its words. */
export function Examples({ onPrompt, disabled }: ExamplesProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <ul className="examples">
      {examples.map(({ name, pictures }) => (
        <li key={name}>
          <button type="button" disabled={disabled} onClick={() => onPrompt(t(`examples.${name}.prompt`))}>
            <span className="example-pictures">
              {pictures[language].map((picture) => (
                <img key={picture} src={picture} alt="" />
              ))}
            </span>
            <span className="example-title">{t(`examples.${name}.title`)}</span>
            <span className="example-text">{t(`examples.${name}.text`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
