/** All words of this language, by area. */
export const areas = import.meta.glob<object>('./*.json', { eager: true, import: 'default' });
