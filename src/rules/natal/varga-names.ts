/** What each varga is called in results, in Latin letters. */
export const VARGA_NAMES = {
  D1: 'rashi',
  D2: 'hora',
  D3: 'drekkana',
  D4: 'chaturthamsha',
  D7: 'saptamsha',
  D9: 'navamsha',
  D10: 'dashamsha',
  D12: 'dwadashamsha',
  D16: 'shodashamsha',
  D20: 'vimshamsha',
  D24: 'chaturvimshamsha',
  D27: 'saptavimshamsha',
  D30: 'trimshamsha',
  D40: 'khavedamsha',
  D45: 'akshavedamsha',
  D60: 'shashtiamsha',
} as const;
export type VargaId = keyof typeof VARGA_NAMES;
export type VargaName = (typeof VARGA_NAMES)[VargaId];
