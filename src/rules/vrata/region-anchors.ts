import type { RegionOrGroup } from './regions.js';

/**
 * Towns of which the nearest tells the region of a place, four characters each; see `region-of-place.ts`. Written by
 * scripts/regions/anchors.ts from places of GeoNames (CC BY 4.0).
 */
export const REGION_ANCHORS: Readonly<Partial<Record<RegionOrGroup, string>>> = {
  maharashtra:
    'evbgh2gzdee5cccngfcxeyfeebfmftbbh8cydueweofvgyepbucrcad3bicafjc4fuh6f8hsd2ekfrbrgfc4hhhlgtfsgwducccve5f8gseehhcvheg9h6gjfffqdkesh5e9fgg6fzga',
  north:
    'kz68s1crchw5umabhxw3oq96ql68v0bzt1cxxwhqr9byg0t9qebsq1rnnqqdljx9rlx2m62qrlcusmd8m87yjoulpyawpubln2q4n9rxkt92n3qxkf7dq5bstwbztccavzdwu4cdt6cnssdhuhc8t6cypjbft9cuimtw',
  delhi: 'ozfboxf3p6f7otfb',
  bangladesh: 'jrr1itqalwq0hdsgl0sckgpnjirqlspgkop5k4rjl4q2l8ptkvr1m7pbm5qejvpgkgpfios9j1rxkls9mjpe',
  karnataka:
    '8ffnaxdgd1ez8dd7apf2chdzbuff8eg9bsd68vg2bdew7bf2adck98f19uet7zfhdnfk85fqcvfd7ue093fl9mfd8gfy9aftadefc7cxd6fhcad7c5d5b8cwe0fhakci7je697fgdlf289d887did9eqbwcvclefccezcwekcjfh',
  telangana: 'd3gfcxhxegg3cxfmbvftcqh5defncohre4fwfhggefhhbhg4faheewfzcefkdnii',
  gujarat: 'j1b7gnbjhk8jiucohtc0g5blk3blkhacklapjo7xi2cignc0jm9h',
  tamil_nadu: '8ji16cf374gv22hn3zg486fv3dfi88gn5mf24bff5rfl50fd76fu6vfc8kh97yft8vhv7ug76uep8tha8jhh8fh1',
  bengal:
    'ijp8jkoamxpalrp0k6p4lcpljdng71t4hqookkoymiq6l4p1ljpdifo0mgp2ksovkip4jen3m1ormjplkcpgjqnzjsnvn2q4j9pamxptmwp3nbpbmyq3jpnpiznv',
  up: 'moi3nfg1pbfrozfilgkgqdflllgjmzgxp3fdm6hblljfnrfqoyhmokfvptfepgfclfhoq2fqpzgbnojqp6gpmzksm4kyo8ihlqkzkakhq6fcnuj7ksgdn4lbpkgjo5j4pafbp8h5pjgsoqibo2finoktncfpoffmpdgyprgmm0lon9gam0gtnel4p0hdl6irlbj8mjh2ljicn3fnnxfgkognmagxkvk9pchuowfeldgfn9g4legy',
  rajasthan:
    'n5e1koc7qbccngfklbe3omdbmwfwjlcun59pkqd2pycrk3d5pgdhnteskpedpjd5nzeeojdwoif0nxfdpjbrpmctn4g5kvahkpbbq8bzkge7k8e9nrf4o3evkbeymoevmvfooydojwc7n5fdpwbylueekrezlheoo7ezlbde',
  madhya:
    'ipe3j6hqmfg6kmixkak6msgplkfpi0guk5del1hflugfjdddmpg0k9g6kugrhzd9kie3jzf1irczktg4j8jjmcgph5efm6gskpd8l3j9hlfolbi7k0ebkwitl5iyhld2iicrhmhjk7eilhgkiojckrfelteuhjghmxg7mdgumffhhvg4k4gvllg4lwgolfh7l4gykgf6i2ia',
  bihar:
    'lrmclyoflinjn0lslqlbmaovmvm5kvlomcn1mtmol6kzn7m3mho8ljo3kznykvngnclfkmmal5mlmlo8lhokmalskplgmsn8mpo0minnmmp0lrlpltotm1oolym0mymh',
  punjab: 'rde3s4d8qmdassdxr6exqrelqjcmrdd0qbdusgdmr0ezrwdzroedrlcysjddq7e5she0t0e5rvek',
  nepal: 'nzmimno9p1ibnzkun9m4myn2ocj8ouisnylqmrnsmzmhn3mqmrozq8iapbhymto5nrkumvnbpnibn5ou',
  jharkhand: 'itnaklnqjon9ldokk4lekam4kqorj2ltkjmpkxo7kmlcjhmii4moignricmei6mki6msjtnr',
  haryana: 'ptdyoqfep8erpcf5q2f4qjfdp0f2r4ezorf5qcd4o6fgqderptd1ocebojf6r8f1oieyo2f2qwf8oif2q9f6oqe2q6e2qseyoffeq3e5',
  odisha: 'f1k2g4mzi7m4hfnyglkwhtlch9l0e4jgi8naevl6gwkifllqi2mjf7maf0lwi1mtenk2',
  andhra_telangana:
    'dekmc5idbfg19zhsa8fnb8fd9bfkarfg91gga9ezekkuc4ha8ogockhv97ht8shf86gbeqlvcyjf9ofuazgreflg94h9bhg9ewly8kh28xh0',
  kashmir: 'upd6tad8swdttwe1tbcxupcitzcnvlexudcj',
  assam: 'mds8jst3kxt6m3tzmor6loqum7qoo7w4n5uwlfs6nisuluucm5upihtb',
  kerala: '3of258eg6le163et7idi5df649f25gew78e385d8',
  chhattisgarh: 'h5j8huktevjlj5kmiujqfhjriwlgn6fueeiwh8kgexjujvl2i1jphyiv',
  uttarakhand: 'qqg1pkhdq9fxpkgvpngqp9hdq4ghpigzpfhwqzhepugpq8i9p9hr',
  manipur: 'kxu6ltuo',
  tripura: 'jwrtkgsljkrzjirtjarz',
  himachal: 'rkf9raf2qzfdt3ecryehskebsae8s7f2',
  goa: 'azcaalchbac7',
  ladakh: 'usfnv7ec',
  sikkim: 'nkpg',
};
