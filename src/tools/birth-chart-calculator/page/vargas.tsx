import { signName } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Fold } from '../../../pages/shell/parts.js';
import type { BirthChartResult } from '../tool.js';

interface Props {
  readonly page: PageContext;
  readonly result: BirthChartResult;
  readonly isPrinted?: boolean;
  readonly isOpen?: boolean;
}

/** The sign of the lagna and of every graha in all sixteen vargas. */
export function Vargas({ page, result: { vargas }, isPrinted = false, isOpen = false }: Props) {
  const words = page.words.tools['birth-chart-calculator'];
  const natal = page.words.shared.natal;
  const { signs, vargas: names } = page.language.charts;
  const sign = (number: number) => <abbr title={signName(page, number)}>{signs[number - 1]}</abbr>;
  return (
    <Fold summary={words.vargas} isPrinted={isPrinted} isOpen={isOpen}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is a table */}
      <div class="tbl" role="group" aria-label={words.vargas} tabindex={0}>
        <table class="varga">
          <caption>{words.vargaCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{natal.graha}</th>
              {vargas.map(({ code }) => (
                <th scope="col">
                  <abbr title={names[code]}>{code}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vargas[0]?.ascendant ? (
              <tr>
                <th scope="row">{natal.lagna}</th>
                {vargas.map(({ ascendant }) => (
                  <td>{ascendant && sign(ascendant.sign_number)}</td>
                ))}
              </tr>
            ) : null}
            {vargas[0]?.planets.map(({ planet: graha }, i) => (
              <tr>
                <th scope="row">{page.catalogue.names.graha[graha]}</th>
                {vargas.map(({ planets }) => (
                  <td>{sign(planets[i]?.sign_number ?? 1)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
