import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 40,
  searchTerms:
    'muhurta muhurat hora intent when best hour shubh sign signing a contract agreement interview exam meeting purchase buy travel договор контракт подписать договір підписати contrat signer Vertrag unterschreiben contrato firmar अनुबंध करार मुहूर्त शुभ समय лучшее время найкращий час beste zeit meilleur moment mejor hora',
};
