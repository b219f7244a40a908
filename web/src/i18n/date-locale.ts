/** How dates are written in a language of the interface: in English, too, the day before the month. */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);
