import type { CatalogueStar } from './stars.js';

/** A star with its names. */
export interface NamedStar extends CatalogueStar {
  /** As the International Astronomical Union or common lists name it. */
  readonly name: string;
  /** After Bayer or Flamsteed, with the constellation as it is there or in three letters. */
  readonly designation: string;
  /** Visual magnitude, of a double star that of its brightest part or of both. */
  readonly magnitude: number;
}

/**
 * Name, designation, visual magnitude, right ascension, declination (degrees, epoch and equinox J2000.0), their proper
 * motions (milli-arc-seconds a year, that of the right ascension times the cosine of the declination), parallax
 * (milli-arc-seconds), radial velocity (kilometres a second): the stars by which sailors navigate, but Acamar, Acrux and
 * those that are junction stars. Hipparcos, the New Reduction (van Leeuwen 2007), as SIMBAD lists it; magnitudes as in
 * d3-celestial (BSD 3-Clause), after the first catalogue (ESA SP-1200, 1997). Each was compared with another program at
 * 1810, 2000 and 2190.
 */
const ROWS = `
Sirius|α CMa|-1.44|101.2871553|-16.7161159|-546.01|-1223.07|379.21|-5.5
Canopus|α Car|-0.62|95.9879578|-52.6956614|19.93|23.24|10.55|20.3
Rigil Kentaurus|α¹ Cen|-0.01|219.9020583|-60.8339927|-3679.25|473.67|754.81|-21.4
Vega|α Lyr|0.03|279.2347348|38.7836889|200.94|286.23|130.23|-20.6
Capella|α Aur|0.08|79.172328|45.9979915|75.25|-426.89|76.2|29.19
Rigel|β Ori|0.18|78.6344671|-8.2016384|1.31|0.5|3.78|17.8
Procyon|α CMi|0.4|114.8254979|5.2249876|-714.59|-1036.8|284.56|-3.2
Achernar|α Eri|0.45|24.4285228|-57.2367528|87|-38.24|23.39|18.6
Hadar|β Cen|0.61|210.9558556|-60.3730352|-33.27|-23.16|8.32|5.9
Fomalhaut|α PsA|1.17|344.4126927|-29.622237|328.95|-164.67|129.81|6.5
Deneb|α Cyg|1.25|310.3579797|45.2803388|2.01|1.85|2.31|-4.9
Adhara|ε CMa|1.5|104.6564532|-28.9720862|3.24|1.33|8.05|27.3
Gacrux|γ Cru|1.59|187.7914984|-57.1132134|28.23|-265.08|36.83|21
Bellatrix|γ Ori|1.64|81.2827635|6.3497033|-8.11|-12.88|12.92|18.2
Elnath|β Tau|1.65|81.5729713|28.6074517|22.76|-173.58|24.36|9.2
Miaplacidus|β Car|1.67|138.2999061|-69.7172076|-156.47|108.95|28.82|-5.1
Alnilam|ε Ori|1.69|84.053389|-1.2019191|1.44|-0.78|1.65|27.3
Alnair|α Gru|1.73|332.0582697|-46.9609744|126.69|-147.47|32.29|10.9
Alioth|ε UMa|1.76|193.50729|55.959823|111.91|-8.24|39.51|-12.7
Mirfak|α Per|1.79|51.0807087|49.8611793|23.75|-26.23|6.44|-2.04
Kaus Australis|ε Sgr|1.79|276.0429933|-34.3846165|-39.42|-124.2|22.76|-15
Dubhe|α UMa|1.81|165.9319647|61.7510347|-134.11|-34.7|26.54|-9.4
Alkaid|η UMa|1.85|206.8851573|49.3132667|-121.17|-14.91|31.38|-13.4
Avior|ε Car|1.86|125.6284802|-59.5094842|-25.52|22.06|5.39|11.6
Atria|α TrA|1.91|252.1662295|-69.0277118|17.99|-31.58|8.35|-3
Peacock|α Pav|1.94|306.4119044|-56.7350897|6.9|-86.02|18.24|2
Polaris|α UMi|1.97|37.9545607|89.264109|44.48|-11.85|7.54|-16.42
Alphard|α Hya|1.99|141.8968446|-8.6585995|-15.23|34.37|18.09|-4.27
Hamal|α Ari|2.01|31.7933571|23.4624176|188.55|-148.08|49.56|-14.64
Diphda|β Cet|2.04|10.8973787|-17.9866063|232.55|31.99|33.86|13.32
Menkent|θ Cen|2.06|211.6706147|-36.3699547|-520.53|-518.06|55.45|1.3
Alpheratz|α And|2.07|2.0969162|29.0904311|137.46|-163.44|33.62|-10.1
Kochab|β UMi|2.07|222.6763575|74.1555039|-32.61|11.42|24.91|16.96
Rasalhague|α Oph|2.08|263.7336227|12.5600374|108.07|-221.57|67.13|11.7
Alphecca|α CrB|2.22|233.67195|26.7146928|120.27|-89.58|43.46|1.7
Suhail|λ Vel|2.23|136.9989911|-43.4325909|-24.01|13.52|5.99|17.6
Schedar|α Cas|2.24|10.1268378|56.5373312|50.88|-32.13|14.29|-4.31
Eltanin|γ Dra|2.24|269.1515412|51.4888956|-8.48|-22.79|21.14|-27.91
Enif|ε Peg|2.38|326.0464839|9.8750086|26.92|0.44|4.73|3.39
Ankaa|α Phe|2.4|6.5710475|-42.3059861|233.05|-356.3|38.5|74.6
Sabik|η Oph|2.43|257.5945287|-15.7249066|40.13|99.17|36.91|-2.4
Scheat|β Peg|2.44|345.9435727|28.0827871|187.65|136.93|16.64|7.99
Menkar|α Cet|2.54|45.5698878|4.0897388|-10.41|-76.85|13.09|-26.08
Gienah|γ Crv|2.58|183.951545|-17.5419304|-158.61|21.86|21.23|-4.2
`;

let read: readonly NamedStar[] | undefined;

/** The bright stars, the brightest first; read from the table when they are first asked for. */
export function brightStars(): readonly NamedStar[] {
  read ??= ROWS.trim().split('\n').map(starOf);
  return read;
}

function starOf(row: string): NamedStar {
  const [name = '', designation = '', ...rest] = row.split('|');
  const [magnitude, rightAscension, declination, inRightAscension, inDeclination, parallax, radialVelocity] = rest.map(
    Number,
  ) as [number, number, number, number, number, number, number];
  return {
    name,
    designation,
    magnitude,
    rightAscension,
    declination,
    motionInRightAscension: inRightAscension / 1000,
    motionInDeclination: inDeclination / 1000,
    parallax: parallax / 1000,
    radialVelocity,
  };
}
