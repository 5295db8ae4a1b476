import { toolPage } from '../../../pages/shell/tool-page.js';
import { dashaTool } from '../tool.js';
import { CARD } from './card.js';
import { shownOf } from './shown.js';
import { DashaView, dashaAnswer } from './view.js';

export const dashaPage = toolPage({
  tool: dashaTool,
  card: CARD,
  answer: (props) => dashaAnswer({ shown: shownOf(props), provenance: props.provenance }),
  View: (props) => <DashaView shown={shownOf(props)} provenance={props.provenance} />,
});
