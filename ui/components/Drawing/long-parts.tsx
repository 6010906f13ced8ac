import { times } from './geometry.ts';
import { Circle, Hatched, HorizontalDimension, OnItsSide, Path, VerticalDimension } from './primitives.tsx';

const rounded = (value: number) => Math.round(value * 10) / 10;

export function Spring() {
  const turns = 7;
  const [top, bottom] = [30, 212];
  const pitch = (bottom - top) / turns;
  const wire = 5.2;
  const [left, right] = [102, 218];
  const rise = pitch * 0.32;
  const angle = Math.atan2(-2 * rise, right - left);
  const [dx, dy] = [Math.sin(angle) * wire, Math.cos(angle) * wire];
  const middles = times(turns, (turn) => top + pitch * (turn + 0.5));
  const line = (...points: ReadonlyArray<readonly [number, number]>) =>
    points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');
  const bend = `A${wire} ${wire} 0 0 1 `;
  return (
    <>
      {middles.slice(0, -1).map((y) => (
        <Path
          key={y}
          kind="behind"
          d={
            `M${line([right - 2, y - rise - wire + 1], [left + 2, y + pitch + rise - wire - 1])}` +
            `M${line([right, y - rise + wire], [left, y + pitch + rise + wire])}`
          }
        />
      ))}
      {middles.map((y) => (
        <Path
          key={y}
          kind="covering"
          d={
            `M${line([left + dx, y + rise - dy], [right + dx, y - rise - dy])}` +
            `${bend}${line([right - dx, y - rise + dy], [left - dx, y + rise + dy])}` +
            `${bend}${line([left + dx, y + rise - dy])}Z`
          }
        />
      ))}
      <Path d={`M${left - 8} 26H${right + 8}M${left - 8} 216H${right + 8}`} />
      <Path kind="centre" d="M160 12V230" />
      <VerticalDimension from={26} to={216} along={268} witness={right + 10} text="345" />
    </>
  );
}

export function Piston() {
  return (
    <>
      <Hatched d="M160 42H216V202H206V150Q206 118 188 104Q176 96 160 96Z" />
      <Path d="M104 42H216V202H204V176Q196 158 184 158V152H136V158Q124 158 116 176V202H104Z" />
      {times(3, (ring) => {
        const y = 54 + ring * 13;
        return (
          <g key={ring}>
            <Path d={`M104 ${y}h4v6h-4M216 ${y}h-4v6h4`} />
            <Path kind="thin" d={`M108 ${y}H160M108 ${y + 6}H160`} />
          </g>
        );
      })}
      <Circle r={17} at={[160, 128]} />
      <Circle r={14} at={[160, 128]} kind="thin" />
      <Path kind="centre" d="M160 28V216M92 128H228" />
      <Path kind="thin" d="M160 42V96" />
      <HorizontalDimension from={104} to={216} along={22} witness={40} text="Ø 86" />
    </>
  );
}

export function ConnectingRod() {
  return (
    <g transform="rotate(-24 160 120)">
      <Circle r={31} at={[88, 120]} />
      <Circle r={28} at={[88, 120]} kind="thin" />
      <Circle r={23} at={[254, 120]} />
      <Circle r={13} at={[254, 120]} />
      <Circle r={10.5} at={[254, 120]} kind="thin" />
      <Path d="M74 76H102V84A44 44 0 0 1 118.5 88.2C150 100 196 108 235.5 106.3M235.5 133.7C196 132 150 140 118.5 151.8A44 44 0 0 1 102 156V164H74V156A44 44 0 0 1 74 84Z" />
      <Path d="M88 76V89M88 151V164M80 76V68H96V76M80 164V172H96V164" />
      <Path kind="thin" d="M84 68V76M92 68V76" />
      <Path d="M134 110.5C160 116 196 116.5 222 115.5Q226 120 222 124.5C196 123.5 160 124 134 129.5Q129 120 134 110.5Z" />
      <Path kind="thin" d="M140 114.5C164 118 196 118.6 218 118" />
      <Path kind="centre" d="M30 120H292M88 54V186M254 88V152" />
    </g>
  );
}

export function Filter() {
  return (
    <>
      <Path d="M110 52H210V196Q210 204 202 204H118Q110 204 110 196Z" />
      <Path d="M118 52V44H202V52M134 44V34H186V44" />
      {times(9, (pleat) => (
        <Path key={pleat} kind={pleat % 2 ? 'thin' : 'outline'} d={`M${118 + pleat * 10.5} 62V150`} />
      ))}
      <Path kind="thin" d="M110 62H210M110 158H210M110 186H210" />
      <Path d="M110 150H210" />
      <Path kind="centre" d="M160 22V218" />
      <HorizontalDimension from={110} to={210} along={226} witness={206} text="Ø 76" />
      <VerticalDimension from={52} to={204} along={246} witness={212} text="94" />
    </>
  );
}

export function AirFilter() {
  return (
    <>
      <Path d="M44 62H276Q282 62 282 68V172Q282 178 276 178H44Q38 178 38 172V68Q38 62 44 62Z" />
      <Path d="M50 74H270V166H50Z" />
      {times(36, (pleat) => (
        <Path key={pleat} kind={pleat % 2 ? 'thin' : 'outline'} d={`M${56 + pleat * 6} 74V166`} />
      ))}
      <Path kind="centre" d="M26 120H294" />
      <HorizontalDimension from={38} to={282} along={204} witness={182} text="286" />
    </>
  );
}

export function Plug() {
  return (
    <OnItsSide>
      <Path d="M152 22h16v10h-4v10h-8v-10h-4zM150 42h20l3 46h-26z" />
      {times(4, (rib) => (
        <Path
          key={rib}
          kind="thin"
          d={`M${rounded(149.5 - rib * 0.7)} ${50 + rib * 10}H${rounded(170.5 + rib * 0.7)}`}
        />
      ))}
      <Path d="M142 88h36v8h-36zM136 96h48v22h-48z" />
      <Path kind="thin" d="M150 96V118M170 96V118" />
      <Path d="M144 118h32v6h-32zM146 124h28v58h-28z" />
      {times(11, (thread) => (
        <Path key={thread} kind="thin" d={`M146 ${128 + thread * 5}L174 ${126 + thread * 5}`} />
      ))}
      <Path d="M157 182h6v12h-6zM174 182v20h-22v-4h16v-16" />
      <Path kind="centre" d="M160 10V214" />
    </OnItsSide>
  );
}

export function Pads() {
  return (
    <>
      {[0, 96].map((drop) => (
        <g key={drop} transform={`translate(0 ${drop})`}>
          <Path d="M62 92Q64 44 96 34H224Q256 44 258 92H238Q232 98 224 98H96Q88 98 82 92Z" />
          <Path d="M78 86Q80 56 100 46H220Q240 56 242 86ZM156 46V86M164 46V86" />
          <Path d="M62 78h-10v14h10M258 78h10v14h-10" />
          <Circle r={3.5} at={[120, 39.5]} />
          <Circle r={3.5} at={[200, 39.5]} />
        </g>
      ))}
      <Path kind="centre" d="M160 16V214" />
    </>
  );
}

export function Valve() {
  return (
    <>
      <OnItsSide>
        <Path d="M155 14h10v8h-2v4h2V150Q165 186 212 204v8H108v-8Q155 186 155 150V26h2v-4h-2zM108 204H212" />
        <Path kind="thin" d="M155 60H165" />
        <Path kind="centre" d="M160 2V226" />
      </OnItsSide>
      <VerticalDimension from={68} to={172} along={286} witness={256} text="Ø 34" />
    </>
  );
}

export function Gasket() {
  return (
    <>
      <Path d="M32 66Q32 58 40 58H280Q288 58 288 66V174Q288 182 280 182H40Q32 182 32 174Z" />
      {times(4, (bore) => {
        const x = 70 + bore * 60;
        return (
          <g key={bore}>
            <Circle r={25} at={[x, 122]} />
            <Circle r={22.5} at={[x, 122]} kind="thin" />
            <Path kind="centre" d={`M${x} 88V156`} />
            <Path
              kind="thin"
              d={`M${x - 6} 76h12q4 0 4 4t-4 4h-12q-4 0-4-4t4-4zM${x - 6} 160h12q4 0 4 4t-4 4h-12q-4 0-4-4t4-4z`}
            />
          </g>
        );
      })}
      <Path kind="centre" d="M22 122H298" />
      {times(5, (bolt) => (
        <g key={bolt}>
          <Circle r={4.5} at={[40 + bolt * 60, 72]} />
          <Circle r={4.5} at={[40 + bolt * 60, 172]} />
        </g>
      ))}
      <HorizontalDimension from={32} to={288} along={206} witness={186} text="428" />
    </>
  );
}

export function Shock() {
  return (
    <OnItsSide>
      <Circle r={11} at={[160, 24]} />
      <Circle r={5} at={[160, 24]} />
      <Path d="M156 35V104h8V35M142 100h36v8h-36zM138 108h44v88q0 6-6 6h-32q-6 0-6-6z" />
      <Path d="M138 118H182M138 190H182" kind="thin" />
      <Circle r={11} at={[160, 214]} />
      <Circle r={5} at={[160, 214]} />
      <Path kind="hidden" d="M152 108V180M168 108V180M148 160H172" />
      <Path kind="centre" d="M160 4V236" />
    </OnItsSide>
  );
}

export function Bolt() {
  return (
    <OnItsSide>
      <Path d="M132 40h56v18h-56zM136 40q24-14 48 0" />
      <Path kind="thin" d="M148 40V58M172 40V58" />
      <Path d="M124 58h72l-4 10h-64zM146 68h28v116l-4 6h-20l-4-6z" />
      {times(15, (thread) => (
        <Path key={thread} kind="thin" d={`M146 ${100 + thread * 6}L174 ${97 + thread * 6}`} />
      ))}
      <Path kind="thin" d="M149 98V184M171 98V184" />
      <Path kind="centre" d="M160 18V206" />
    </OnItsSide>
  );
}
