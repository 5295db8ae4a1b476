import type { PageContext } from '../shell/context.js';
import { Switch } from '../shell/parts.js';
import { hrefWith } from './blocks.js';

interface Props {
  readonly page: PageContext;
  /** Of the links from month to month. */
  readonly label: string;
  /** YYYY-MM. */
  readonly month: string;
  /** What of the query another month leaves out. */
  readonly without?: readonly string[];
}

/** The month of a page between links to the one before and the one after. */
export function MonthSwitch({ page, label, month, without = [] }: Props) {
  const left = Object.fromEntries(without.map((name) => [name, undefined]));
  const other = (by: number) => {
    const there = monthAfter(month, by);
    return there === undefined ? [] : [{ there, href: hrefWith(page, { ...left, target_month: there }) }];
  };
  const { format } = page;
  return (
    <Switch
      label={label}
      choices={[
        ...other(-1).map(({ there, href }) => ({
          label: (
            <>
              <span aria-hidden="true">←&nbsp;</span>
              {format.month(there)}
            </>
          ),
          href,
          isCurrent: false,
        })),
        { label: format.month(month), href: hrefWith(page, {}), isCurrent: true },
        ...other(1).map(({ there, href }) => ({
          label: (
            <>
              {format.month(there)}
              <span aria-hidden="true">&nbsp;→</span>
            </>
          ),
          href,
          isCurrent: false,
        })),
      ]}
    />
  );
}

/** The month so many months later; undefined beyond the months that the tools accept. */
function monthAfter(month: string, by: number): string | undefined {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + number - 1 + by;
  const other = Math.floor(months / 12);
  if (other < 1800 || other > 2200) return undefined;
  return `${other}-${String((months % 12) + 1).padStart(2, '0')}`;
}
