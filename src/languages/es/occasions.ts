import type { OccasionWords } from '../pages/site/occasion-words.js';

/** What people type who look for the times of an occasion. */
export const occasions: OccasionWords = {
  occasions: {
    marriage: 'boda, bodas, casamiento, casamientos, matrimonio, matrimonios, casarse, casarme, casarnos, nupcias',
    griha_pravesh:
      'estrenar casa, estreno de casa, inauguración de casa, inauguración de la casa, mudanza, mudarse, mudarme, mudarnos, entrar en la casa nueva, entrada en la casa, entrada en la casa nueva',
    house_construction:
      'construcción, construir, construcción de la casa, construcción de una casa, construir una casa, construir casa, primera piedra, cimientos',
    namakarana: 'poner nombre, poner el nombre, dar nombre, imposición del nombre, ceremonia del nombre',
    annaprashana: 'primera comida, primera comida sólida, primer alimento sólido, primer arroz',
    mundan: 'primer corte de pelo, primer corte de cabello, primer corte, primer rapado, tonsura',
    upanayana: 'cordón sagrado, hilo sagrado, ceremonia del cordón',
    vidyarambha: 'comienzo del aprendizaje, comenzar a aprender, comienzo de los estudios, primeras letras',
    travel: 'viaje, viajes, viajar',
    vehicle:
      'coche, coches, carro, carros, vehículo, vehículos, automóvil, moto, comprar un coche, comprar coche, compra de coche, compra de un coche, compra de vehículo',
    property_purchase:
      'propiedad, propiedades, inmueble, inmuebles, compra de casa, compra de una casa, comprar casa, comprar una casa, compra de vivienda, comprar un piso, compra de un piso, compra de terreno, comprar un terreno',
    business_start:
      'negocio, negocios, empresa, empresas, tienda, tiendas, abrir un negocio, abrir negocio, apertura de negocio, apertura de un negocio, abrir una tienda, crear una empresa',
  },
  months: ['ene feb mar abr may jun jul ago sept oct nov dic'],
  almanacMonths: {},
  spans: {
    this_month: 'este mes, mes actual',
    next_month: 'próximo mes, el próximo mes, mes que viene, el mes que viene, mes próximo',
    this_year: 'este año, año actual',
    next_year: 'próximo año, el próximo año, año que viene, el año que viene, año próximo',
  },
  ends: { before: 'a al desde hasta entre antes después', behind: '' },
  beside:
    'día días momento momentos buena buenas bueno buenos buen favorable favorables propicia propicias propicio propicios auspicioso auspiciosa auspiciosas auspiciosos mejor mejores mes año fechas muhurta muhurtas comprar compra nueva nuevo nuestra ceremonia lista todos todas védico védica calendario',
};
