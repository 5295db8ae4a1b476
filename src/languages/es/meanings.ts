import type { Meanings } from '../words/meanings/kinds.js';

export const SPANISH_MEANINGS: Meanings = {
  sign: {
    Aries: 'Signo de fuego, de Marte. La tradición lo asocia con los comienzos, el valor y la franqueza.',
    Taurus:
      'Signo de tierra, de Venus. La tradición lo asocia con la constancia, el bienestar y el gusto por lo duradero.',
    Gemini:
      'Signo de aire, de Mercurio. La tradición lo asocia con la curiosidad, la conversación y la agilidad mental.',
    Cancer: 'Signo de agua, de la Luna. La tradición lo asocia con el cuidado, la memoria y el apego al hogar.',
    Leo: 'Signo de fuego, del Sol. La tradición lo asocia con la dignidad, la generosidad y el deseo de guiar.',
    Virgo: 'Signo de tierra, de Mercurio. La tradición lo asocia con el detalle, la utilidad y el juicio sereno.',
    Libra:
      'Signo de aire, de Venus. La tradición lo asocia con el equilibrio, la vida en pareja y el sentido de la belleza.',
    Scorpio:
      'Signo de agua, de Marte. La tradición lo asocia con la intensidad, la reserva y la búsqueda de lo oculto.',
    Sagittarius:
      'Signo de fuego, de Júpiter. La tradición lo asocia con el estudio, la convicción y las metas lejanas.',
    Capricorn:
      'Signo de tierra, de Saturno. La tradición lo asocia con la paciencia, el deber y el trabajo a largo plazo.',
    Aquarius:
      'Signo de aire, de Saturno. La tradición lo asocia con el pensamiento propio, la comunidad y las ideas nuevas.',
    Pisces: 'Signo de agua, de Júpiter. La tradición lo asocia con la compasión, la imaginación y la entrega.',
  },
  nakshatra: {
    Ashwini:
      'Símbolo: una cabeza de caballo. Deidades: los Ashwini Kumaras. La tradición lo vincula con la curación, la rapidez y los primeros pasos.',
    Bharani:
      'Símbolo: el seno materno. Deidad: Yama. La tradición lo vincula con la entereza, la mesura y la responsabilidad.',
    Krittika:
      'Símbolo: una hoja afilada. Deidad: Agni. La tradición lo vincula con la claridad, la decisión y el calor que nutre.',
    Rohini:
      'Símbolo: una carreta. Deidad: Brahma como Prajapati. La tradición lo vincula con el crecimiento, la belleza y la fertilidad.',
    Mrigashira:
      'Símbolo: una cabeza de ciervo. Deidad: Soma. La tradición lo vincula con la búsqueda, la dulzura y la curiosidad.',
    Ardra:
      'Símbolo: una gota. Deidad: Rudra. La tradición lo vincula con la tormenta que renueva, el sentimiento hondo y la mente clara.',
    Punarvasu:
      'Símbolo: un carcaj. Deidad: Aditi. La tradición lo vincula con el regreso, el amparo y los nuevos comienzos.',
    Pushya:
      'Símbolo: una ubre de vaca. Deidad: Brihaspati. La tradición lo vincula con el sustento, la enseñanza y el cuidado.',
    Ashlesha:
      'Símbolo: una serpiente enroscada. Deidades: los Nagas. La tradición lo vincula con la perspicacia, la cercanía y el saber reservado.',
    Magha:
      'Símbolo: un trono. Deidades: los Pitris, los antepasados. La tradición lo vincula con el linaje, el honor y la costumbre.',
    'Purva Phalguni':
      'Símbolo: las patas delanteras de una cama. Deidad: Bhaga. La tradición lo vincula con el descanso, la alegría y el afecto.',
    'Uttara Phalguni':
      'Símbolo: las patas traseras de una cama. Deidad: Aryaman. La tradición lo vincula con la amistad, los acuerdos y la ayuda.',
    Hasta: 'Símbolo: una mano. Deidad: Savitar. La tradición lo vincula con la destreza, la artesanía y el ingenio.',
    Chitra: 'Símbolo: una joya. Deidad: Tvashtar. La tradición lo vincula con el diseño, el brillo y el trabajo fino.',
    Swati:
      'Símbolo: un brote al viento. Deidad: Vayu. La tradición lo vincula con la independencia, el movimiento y el comercio.',
    Vishakha:
      'Símbolo: un arco adornado. Deidades: Indra y Agni. La tradición lo vincula con el propósito y la perseverancia.',
    Anuradha: 'Símbolo: un loto. Deidad: Mitra. La tradición lo vincula con la amistad, la devoción y la cooperación.',
    Jyeshtha:
      'Símbolo: un amuleto redondo. Deidad: Indra. La tradición lo vincula con la primacía, la protección y la responsabilidad.',
    Mula: 'Símbolo: un manojo de raíces. Deidad: Nirriti. La tradición lo vincula con la indagación y el ir a la raíz.',
    'Purva Ashadha':
      'Símbolo: un abanico. Deidad: Apas, las aguas. La tradición lo vincula con la convicción, la frescura y la purificación.',
    'Uttara Ashadha':
      'Símbolo: un colmillo de elefante. Deidades: los Vishvedevas. La tradición lo vincula con la resistencia, los principios y la obra duradera.',
    Shravana:
      'Símbolo: una oreja. Deidad: Vishnu. La tradición lo vincula con la escucha, el aprendizaje y la transmisión.',
    Dhanishta:
      'Símbolo: un tambor. Deidades: los Vasus. La tradición lo vincula con el ritmo, la música y la abundancia.',
    Shatabhisha:
      'Símbolo: un círculo vacío. Deidad: Varuna. La tradición lo vincula con la curación, el retiro y la investigación.',
    'Purva Bhadrapada':
      'Símbolo: las patas delanteras de un catre. Deidad: Aja Ekapada. La tradición lo vincula con los ideales, el fervor y la austeridad.',
    'Uttara Bhadrapada':
      'Símbolo: las patas traseras de un catre. Deidad: Ahir Budhnya. La tradición lo vincula con la hondura, la calma y la indulgencia.',
    Revati: 'Símbolo: un pez. Deidad: Pushan. La tradición lo vincula con el viaje seguro, la guía y el cuidado.',
  },
  house: {
    1: 'En la tradición, la casa del cuerpo, de uno mismo y de la forma de presentarse.',
    2: 'En la tradición, la casa de la familia, la palabra y los bienes.',
    3: 'En la tradición, la casa de los hermanos, el valor, el esfuerzo y los viajes cortos.',
    4: 'En la tradición, la casa del hogar, la madre, la tierra y la paz interior.',
    5: 'En la tradición, la casa de los hijos, el estudio, la creación y el mérito.',
    6: 'En la tradición, la casa del trabajo diario, el servicio, las deudas, los litigios y el cuidado de la salud.',
    7: 'En la tradición, la casa del matrimonio, la pareja y el trato con los demás.',
    8: 'En la tradición, la casa de los cambios, las herencias, lo oculto y su estudio.',
    9: 'En la tradición, la casa del dharma, los maestros, el padre y los viajes largos.',
    10: 'En la tradición, la casa de la acción, la profesión y el prestigio.',
    11: 'En la tradición, la casa de las ganancias, las amistades y las esperanzas.',
    12: 'En la tradición, la casa del desapego, los gastos, el sueño, el retiro y las tierras lejanas.',
  },
  dasha_lord: {
    Sun: 'Según la tradición, su periodo lleva la atención a uno mismo, la autoridad, el padre y la vida pública.',
    Moon: 'Según la tradición, su periodo lleva la atención al ánimo, el hogar, la madre y el bienestar diario.',
    Mars: 'Según la tradición, su periodo lleva la atención al esfuerzo, el valor, los hermanos y la tierra.',
    Mercury: 'Según la tradición, su periodo lleva la atención al estudio, la palabra, el comercio y la destreza.',
    Jupiter: 'Según la tradición, su periodo lleva la atención a la sabiduría, los maestros, los hijos y la fe.',
    Venus: 'Según la tradición, su periodo lleva la atención a las relaciones, la comodidad, el arte y el disfrute.',
    Saturn: 'Según la tradición, su periodo lleva la atención al deber, la paciencia, el trabajo y la sencillez.',
    Rahu: 'Según la tradición, su periodo lleva la atención a la ambición, lo desconocido y lo extranjero.',
    Ketu: 'Según la tradición, su periodo lleva la atención hacia dentro, al desapego, la comprensión y lo que concluye.',
  },
  koota: {
    varna: 'En la tradición compara cuatro clases de carácter según los signos lunares. Da hasta 1 de 36 puntos.',
    vashya: 'En la tradición compara cómo se atraen y ceden los dos signos lunares. Da hasta 2 de 36 puntos.',
    tara: 'En la tradición cuenta de un nakshatra natal al otro, por el bienestar de ambos. Da hasta 3 de 36 puntos.',
    yoni: 'En la tradición compara el instinto y la cercanía según los animales de los nakshatras. Da hasta 4 de 36 puntos.',
    graha_maitri:
      'En la tradición compara la mentalidad según la amistad entre los regentes de los signos lunares. Da hasta 5 de 36 puntos.',
    gana: 'En la tradición compara el temperamento de los nakshatras, llamado deva, manushya o rakshasa. Da hasta 6 de 36 puntos.',
    bhakoot:
      'En la tradición compara la distancia entre los signos lunares, por la vida en familia. Da hasta 7 de 36 puntos.',
    nadi: 'En la tradición compara la constitución según tres grupos de nakshatras. Da hasta 8 de 36 puntos.',
  },
};
