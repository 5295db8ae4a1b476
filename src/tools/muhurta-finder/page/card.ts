import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 87,
  searchTerms:
    'muhurta muhurat muhurtha shubh muhurat vivah muhurat marriage dates wedding dates griha pravesh housewarming namakarana mundan upanayana vehicle auspicious date मुहूर्त शुभ मुहूर्त विवाह मुहूर्त गृह प्रवेश свадьба благоприятный день весілля сприятливий день Hochzeit Termin günstiger Tag fecha propicia boda date propice mariage',
};
