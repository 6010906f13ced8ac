import * as styles from './Portrait.css.ts';

interface Face {
  body: string;
  details: string;
  hair: readonly string[];
  features: string;
  pupils: { y: number; r: number };
}

const faces = {
  glasses: {
    body: 'M20 400Q24 318 92 300L132 284V246M188 246V284L228 300Q296 318 300 400M132 280L160 322L188 280M132 284L108 296L138 352L160 322L182 352L212 296L188 284M160 322V400',
    details: 'M222 350h44v40h-44zM234 350v-16M244 350v-20',
    hair: [
      'M100 168Q92 84 138 72Q200 56 216 98Q232 128 220 168L212 166Q214 132 196 118Q160 128 124 112Q108 132 108 166Z',
    ],
    features:
      'M118 162h34v24h-34zM168 162h34v24h-34zM152 170q8-5 16 0M118 170l-12-3M202 170l12-3M160 176l-6 30h10M144 228q16 8 32 0',
    pupils: { y: 174, r: 3 },
  },
  bob: {
    body: 'M28 400Q32 326 96 304L134 288V250M186 250V288L224 304Q288 326 292 400M134 284Q160 312 186 284M118 297Q160 350 202 297M96 304L104 400M224 304L216 400',
    details: 'M104 352H216M136 352v30h48v-30',
    hair: [
      'M160 66Q86 66 84 160Q82 232 104 262L122 250Q98 214 106 164Q126 148 142 118Q176 146 214 158Q222 214 198 250L216 262Q238 232 236 160Q234 66 160 66Z',
    ],
    features: 'M122 166q12-8 26 0M172 166q14-8 26 0M160 180l-5 26h9M142 226q18 12 36 0',
    pupils: { y: 178, r: 3.2 },
  },
  beard: {
    body: 'M16 400Q20 316 90 300L130 284V246M190 246V284L230 300Q300 316 304 400M130 278L112 292L146 330L160 312L174 330L208 292L190 278M146 330L150 400M174 330L170 400',
    details: 'M150 400L152 328M170 400L168 328',
    hair: [
      'M102 160Q96 80 160 78Q224 80 218 160L212 160Q212 136 204 122Q160 108 116 122Q108 136 108 160Z',
      'M106 186Q106 236 134 254Q148 264 160 264Q172 264 186 254Q214 236 214 186Q208 208 190 212Q176 204 160 204Q144 204 130 212Q112 208 106 186ZM142 222Q160 216 178 222Q172 232 160 232Q148 232 142 222Z',
    ],
    features: 'M122 160h26M172 160h26M160 174l-6 26h11',
    pupils: { y: 174, r: 3.2 },
  },
} as const satisfies Record<string, Face>;

export type PortraitName = keyof typeof faces;

export const isPortraitName = (name: string): name is PortraitName => Object.hasOwn(faces, name);

export interface PortraitProps {
  name: PortraitName;
}

/** A line drawing of an employee for a 4:5 frame. Decorative: show the name next to it. */
export function Portrait({ name }: PortraitProps) {
  const face: Face = faces[name];
  return (
    <svg className={styles.portrait} viewBox="0 0 320 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className={styles.axis} d="M160 20V400" />
      <path className={styles.outline} d={face.body} />
      <path className={styles.thin} d={face.details} />
      <path
        className={styles.face}
        d="M104 150Q104 92 160 92Q216 92 216 150V188Q216 232 186 252Q172 260 160 260Q148 260 134 252Q104 232 104 188Z"
      />
      <path
        className={styles.outline}
        d="M104 168Q92 164 94 184Q96 202 107 204M216 168Q228 164 226 184Q224 202 213 204"
      />
      {face.hair.map((lock) => (
        <path key={lock} className={styles.hair} fillRule="evenodd" d={lock} />
      ))}
      <path className={styles.outline} d={face.features} />
      {[135, 185].map((x) => (
        <circle key={x} className={styles.pupil} cx={x} cy={face.pupils.y} r={face.pupils.r} />
      ))}
    </svg>
  );
}
