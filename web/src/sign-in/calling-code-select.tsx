import { ChevronDown } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/index.ts';
import { callingCodeOf, callingRegions } from './calling-codes.ts';

export interface CallingCodeSelectProps {
  readonly region: string;
  readonly onRegion: (region: string) => void;
}

/** The browser's own list, which phones show as a wheel and keyboards search by typing; closed it shows the code alone. */
export function CallingCodeSelect({ region, onRegion }: CallingCodeSelectProps) {
  const { t } = useTranslation('sign-in');
  const language = useLanguage();
  const regions = useMemo(() => callingRegions(language), [language]);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="ui-field-label">
        {t('phone.region')}
      </label>
      <div className="ui-field calling-code" data-size="large" data-outlined>
        <span aria-hidden>{callingCodeOf(region)}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        <select
          id={id}
          name="region"
          autoComplete="country"
          value={region}
          onChange={(event) => onRegion(event.target.value)}
        >
          {regions.map(({ region: value, name, code }) => (
            <option key={value} value={value}>
              {name} {code}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
