import type { IntentWords } from '../words/intent-words.js';

export const intents: IntentWords = {
  communication:
    'llamad* llamar llamo teléfon* correo* mensaje* reunión* reunion* hablar conversa* entrevist* negocia* escrib* carta cartas presentaci* anunci* comunica* charla* discurs* hablo conferencia*',
  career:
    'carrera* trabaj* empleo* ascenso* jefe jefa lanzar lanzam* puesto* negocio* proyecto* oficina* empresa* colega* currícul* contratac* aumento* renunci* emprend* cita_de_trabajo cita_de_negocios entrevista_de_trabajo',
  money:
    'dinero* compra* vender vendo venta* invert* inversi* salario* sueldo* préstamo* banco* pago pagos pagar finan* presupuest* deuda* impuest* seguro seguros bolsa ahorr* crédito* gastar gastos',
  love: 'amor amores amar cita citas boda* matrimoni* casar* casam* romant* romance* novio novia noviazgo* pareja* compromis* declarac* me_caso nos_casamos enamor* pedida_de_mano',
  travel:
    'viaj* vuelo* avión* vacacion* excursi* mudan* mudar* trayecto* tren trenes visado* volar aeropuert* billete*',
  study:
    'estudi* aprend* examen* exámen* curso* clase clases leer lectura* libro* escuela* universi* investig* tarea tareas oposicion* tesis',
  health:
    'salud* médic* ejercicio* dieta* doctor* medicin* tratamient* operaci* hospital* dentist* terapi* gimnasio* correr deporte* vacun* dientes cita_médica cita_con_el_médico cita_con_la_médica cita_con_mi_médico cita_con_el_doctor cita_con_la_doctora cita_con_el_dentista cita_con_la_dentista cita_en_el_hospital cirugía cirugia cirujano',
  home: 'hogar* casa casas familia* familiar* hijos niños cocin* limpi* padres jardín* jardin* hijo hija hijas niño niña niñas bebé* comprar_una_casa comprar_casa compra_de_casa compra_de_una_casa inauguración_de_la_casa estrenar_casa comprar_un_piso comprar_un_apartamento',
  property: 'propiedad* terreno* constru* inmobili* inmueble* apartament* piso alquil* hipoteca* reform* largo_plazo',
  contract: 'contrato* firmar firma* acuerdo acuerdos',
  vehicle:
    'coche* carro carros auto autos automóvil* vehículo* moto motos comprar_un_coche comprar_coche comprar_un_carro comprar_carro comprar_un_auto comprar_auto comprar_una_moto comprar_un_vehículo compra_de_un_coche compra_de_coche vender_el_coche vender_mi_coche vender_el_carro vender_el_auto',
  conflict:
    'conflict* juicio* tribuna* demanda* abogad* legal* disput* pelea* competi* pleito* discut* queja* divorci* denunci*',
  spiritual:
    'medita* oraci* orar rezar rezo ritual* templo* yoga espirit* mantra* ayun* iglesia* retiro* peregri* misa misas bautiz* bautizo bautismo primer_corte_de_pelo elección_del_nombre',
  creative:
    'creativ* crear arte artes artíst* músic* pintar pintur* dibuj* canci* cantar danza* bail* diseñ* foto* poema* poesí* novela* guitarr* concierto* teatro* escribir_una_canción escribir_un_libro escribir_un_poema',
};
