/**
 * Ten tasks that people give to an AI client, as the calls that a model makes for them, with what it has to read. Tokens
 * are letters by 3.5, since each model counts its own. Prints the rows of docs/for-ai-clients.md.
 */
import { createMcpHandler } from '../dist/mcp.js';

const BORN = { birth_date: '1990-05-17', birth_time: '10:20', place: 'Delhi' };

const TASKS = [
  {
    asked: 'What is my Moon sign? Born on 17 May 1990 at 10:20 in Delhi.',
    calls: [['moon_sign', BORN]],
  },
  {
    asked: 'Read my chart: 17 May 1990, 10:20, Delhi.',
    calls: [
      ['birth_chart', { date: '1990-05-17', time: '10:20', place: 'Delhi' }],
      ['dasha', { date: '1990-05-17', time: '10:20', place: 'Delhi' }],
    ],
  },
  {
    asked: 'Do we match? He: 17 May 1990, 10:20, Mumbai. She: 2 November 1992, time unknown, Kyiv.',
    calls: [
      [
        'vedic_compatibility',
        {
          person_a_birth_date: '1990-05-17',
          person_a_birth_time: '10:20',
          person_a_place: 'Mumbai',
          person_b_birth_date: '1992-11-02',
          person_b_place: 'Kyiv',
        },
      ],
    ],
  },
  { asked: 'Am I Manglik?', calls: [['manglik_dosha', BORN]] },
  { asked: 'Is it Sade Sati for me now?', calls: [['sade_sati', BORN]] },
  { asked: 'The panchang of 23 November 2026 in Pune.', calls: [['panchang', { date: '2026-11-23', place: 'Pune' }]] },
  {
    asked: 'When today shall I sign a contract? I am in Pune.',
    calls: [['best_time_today', { date: '2026-11-23', place: 'Pune', intent: 'sign a contract' }]],
  },
  {
    asked: 'A name for a girl born on 20 November 2026 at 06:12 in Koramangala.',
    calls: [['baby_name_letter', { birth_date: '2026-11-20', birth_time: '06:12', place: 'Koramangala, Bengaluru' }]],
  },
  {
    asked: 'My rising sign: 4 July 1955, 15:10, Springfield.',
    calls: [
      ['ascendant', { birth_date: '1955-07-04', birth_time: '15:10', place: 'Springfield' }],
      ['ascendant', { birth_date: '1955-07-04', birth_time: '15:10', place: 'Springfield, Missouri' }],
    ],
  },
  {
    asked: 'Which aspects are on my chart on 23 November 2026?',
    calls: [['current_transits', { ...BORN, calculation_datetime: '2026-11-23T12:00' }]],
  },
];

const handle = createMcpHandler({ now: () => new Date('2026-11-23T12:00:00Z') });
const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

async function answerTo(method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return (await handle(new Request('https://example.org/mcp', { method: 'POST', headers, body }))).text();
}

const tokens = (text) => Math.round(text.length / 3.5);

const { tools } = JSON.parse(await answerTo('tools/list', {})).result;
process.stdout.write(`The list of tools: ${tokens(JSON.stringify(tools))}\n`);
for (const { asked, calls } of TASKS) {
  let read = 0;
  const failed = [];
  for (const [name, given] of calls) {
    const { result } = JSON.parse(await answerTo('tools/call', { name, arguments: given }));
    read += tokens(result.content[0].text);
    if (result.isError) failed.push(result.content[0].text.split('\n').at(-1).slice(0, 90));
  }
  const names = [...new Set(calls.map(([name]) => `\`${name}\``))].join(', ');
  process.stdout.write(`${[`| ${asked} | ${names} | ${calls.length} | ${read} |`, ...failed].join(' ')}\n`);
}
