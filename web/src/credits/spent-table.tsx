import type { ReactNode } from 'react';

export interface SpentTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly spent: number }[];
}

/** Where credits went: a name and a number in each row. */
export function SpentTable({ caption, rows }: SpentTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="credits-table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, name, spent }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{spent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of `2026-11`, as the language writes it. */
export function monthName(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
