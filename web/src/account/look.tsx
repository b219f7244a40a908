import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useChosenLanguage } from '../i18n/index.ts';
import { languageChoices } from '../pages/language-choices.ts';
import { chooseTheme, useTheme, type Theme } from '../theme.ts';
import { Segments } from '../ui/index.ts';

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** Language and theme; both take effect at once and are kept in this browser. */
export function Look() {
  const { t } = useTranslation('account');
  const language = useChosenLanguage();
  return (
    <>
      <div className="account-option">
        <span>{t('look.language')}</span>
        <Segments
          label={t('look.language')}
          value={language}
          onChange={(chosen) => void chooseLanguage(chosen)}
          segments={languageChoices}
        />
      </div>
      <div className="account-option">
        <span>{t('look.theme')}</span>
        <Themes />
      </div>
    </>
  );
}

function Themes() {
  const { t } = useTranslation('account');
  const theme = useTheme();
  const choose = (value: string) => {
    const chosen = themes.find((candidate) => candidate === value);
    if (chosen) chooseTheme(chosen);
  };
  return (
    <RadioGroup.Root
      className="looks"
      aria-label={t('look.theme')}
      orientation="horizontal"
      value={theme}
      onValueChange={choose}
    >
      {themes.map((value) => (
        <RadioGroup.Item key={value} value={value} className="look">
          <span className="look-picture" data-look={value} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {t(`look.${value}`)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
