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
 * (milli-arc-seconds), radial velocity (kilometres a second): stars by which sailors navigate, but those that are junction
 * stars. Hipparcos, the New Reduction (van Leeuwen 2007), as SIMBAD lists it; magnitudes as in
 * d3-celestial (BSD 3-Clause), after the first catalogue (ESA SP-1200, 1997). Each was compared with another program at
 * 1810, 2000 and 2190.
 */
const NAVIGATION_ROWS = `
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

/**
 * The same of the stars that these leave out of the hundred brightest, and a few beside them. Places, motions and
 * parallaxes: Hipparcos, the New Reduction (van Leeuwen 2007); magnitudes: the first catalogue (ESA SP-1200, 1997);
 * radial velocities: the Pulkovo Compilation (Gontcharov 2006).
 */
const FURTHER_ROWS = `
Acrux|α¹ Cru|0.77|186.6495634|-63.0990929|-35.83|-14.86|10.13|11.9
Mimosa|β Cru|1.25|191.9302866|-59.688772|-42.97|-16.18|11.71|15.6
Castor|α Gem|1.58|113.6494716|31.8882822|-191.45|-145.19|64.12|5.4
Alnitak|ζ Ori|1.74|85.1896944|-1.9425736|3.19|2.03|4.43|18.5
γ Velorum|γ² Vel|1.75|122.3831256|-47.3365863|-6.07|10.43|2.92|15
Wezen|δ CMa|1.83|107.0978502|-26.3931996|-3.12|3.31|2.03|32
Sargas|θ Sco|1.86|264.3297077|-42.997828|5.54|-3.12|10.86|1.4
Menkalinan|β Aur|1.9|89.8821789|44.9474326|-56.44|-0.95|40.21|-17.1
Alhena|γ Gem|1.93|99.4279604|16.3992804|13.81|-54.96|29.84|-9.1
Alsephina|δ Vel|1.93|131.1759441|-54.7088192|28.99|-103.35|40.49|2.2
Mirzam|β CMa|1.98|95.674939|-17.9559187|-3.23|-0.78|6.62|33.7
Algieba|γ¹ Leo|2.01|154.9931273|19.8414852|304.3|-154.28|25.07|-36.8
Mirach|β And|2.07|17.4330162|35.6205577|175.9|-112.2|16.52|0.1
Saiph|κ Ori|2.07|86.9391202|-9.6696049|1.46|-1.28|5.04|20.9
Tiaki|β Gru|2.07|340.6668761|-46.8845764|135.16|-4.38|18.43|-0.3
Algol|β Per|2.09|47.0422186|40.9556467|2.99|-1.66|36.27|3.7
Almach|γ¹ And|2.1|30.9748012|42.3297284|42.32|-49.3|8.3|-11.5
γ Cassiopeiae|γ Cas|2.15|14.1772129|60.71674|25.17|-3.92|5.94|-4.8
Aspidiske|ι Car|2.21|139.2725286|-59.275232|-18.86|11.98|4.26|12
Muhlifain|γ Cen|2.2|190.3793337|-48.9598715|-185.72|5.79|25.06|-5.5
Naos|ζ Pup|2.21|120.8960314|-40.0031478|-29.71|16.68|3.01|-23.9
Mizar|ζ UMa|2.23|200.9814187|54.925352|119.01|-25.97|38.01|-6.9
Sadr|γ Cyg|2.23|305.557091|40.2566792|2.39|-0.91|1.78|-6.4
Mintaka|δ Ori|2.25|83.0016671|-0.2990951|0.64|-0.69|4.71|20.3
Caph|β Cas|2.28|2.2945216|59.1497811|523.5|-179.77|59.58|4.3
Larawag|ε Sco|2.29|252.5408784|-34.2932316|-614.85|-255.98|51.19|-2.5
ε Centauri|ε Cen|2.29|204.9719072|-53.4663911|-15.3|-11.72|7.63|3
α Lupi|α Lup|2.3|220.4823158|-47.3881987|-20.94|-23.67|7.02|5.4
η Centauri|η Cen|2.33|218.8767673|-42.1578252|-34.73|-32.72|10.67|0
Merak|β UMa|2.34|165.4603189|56.3824261|81.43|33.49|40.9|-13.1
Izar|ε Boo|2.35|221.2467394|27.074225|-50.95|21.07|16.1|-16.2
Girtab|κ Sco|2.39|265.62198|-39.0299831|-6.05|-25.54|6.75|-14
Phecda|γ UMa|2.41|178.4576972|53.6947597|107.68|11.01|39.21|-11.9
Alderamin|α Cep|2.45|319.6448847|62.5855745|150.55|49.09|66.5|-15.8
Aludra|η CMa|2.45|111.0237595|-29.3031055|-4.14|5.81|1.64|41.1
Markeb|κ Vel|2.47|140.5284067|-55.0106671|-11.4|11.52|5.7|21.9
Aljanah|ε Cyg|2.48|311.5528432|33.9702569|355.66|330.6|44.86|-11.9
ζ Ophiuchi|ζ Oph|2.54|249.2897461|-10.5670915|15.26|24.79|8.91|-9
ζ Centauri|ζ Cen|2.55|208.8849402|-47.2883745|-57.37|-44.55|8.54|6.5
Acrab|β¹ Sco|2.56|241.3592999|-19.8054528|-5.2|-24.04|8.07|-1
Arneb|α Lep|2.58|83.1825672|-17.8222893|3.56|1.18|1.47|25.1
δ Centauri|δ Cen|2.58|182.0895735|-50.7224274|-49.94|-7.19|7.86|11
Zubeneschamali|β Lib|2.61|229.2517242|-9.3829144|-98.1|-19.65|17.62|-35.6
Unukalhai|α Ser|2.63|236.0669763|6.4256287|133.84|44.81|44.1|2.9
Kraz|β Crv|2.65|188.5968118|-23.3967604|1.11|-56.56|22.39|-7.6
Mahasim|θ Aur|2.65|89.9302922|37.2125846|43.63|-73.79|19.7|29.3
Phact|α Col|2.65|84.9122543|-34.0741097|1.58|-24.82|12.48|35
Ruchbah|δ Cas|2.66|21.4539645|60.235284|296.57|-49.22|32.81|6.7
Muphrid|η Boo|2.68|208.6711622|18.3977207|-60.95|-356.29|87.75|0.7
Acamar|θ¹ Eri|2.88|44.5653136|-40.3046812|-52.89|21.98|20.23|11.9
`;

let read: readonly NamedStar[] | undefined;

/** The bright stars; read from the table when they are first asked for. */
export function brightStars(): readonly NamedStar[] {
  read ??= `${NAVIGATION_ROWS}${FURTHER_ROWS}`.trim().split(/\n+/).map(starOf);
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
