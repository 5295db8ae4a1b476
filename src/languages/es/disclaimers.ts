import type { Disclaimers } from '../words/disclaimers.js';

export const disclaimers: Disclaimers = {
  'best-time-today':
    'Horas ordenadas solo por reglas tradicionales. Si se trata de salud, derecho o dinero, guíese por lo que el propio asunto exija.',
  'push-or-wait':
    'Es una puntuación del calendario, que nada sabe de sus planes. No aplace por ella un tratamiento, un pago ni un plazo legal.',
  'personal-activation':
    'Cuenta desde una sola Luna natal y no predice estados de ánimo ni sucesos. No base en ello decisiones de salud, derecho o dinero.',
  'relationship-weather':
    'Se trata del cielo de un día, no de las personas. No empiece, juzgue ni termine una relación por ello.',
  'monthly-snapshot':
    'Los mejores días y los de cautela resultan solo de reglas tradicionales. No aplace por ellos una operación, un contrato ni un pago.',
};
