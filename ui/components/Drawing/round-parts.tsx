import { gearPath, polar, ringSegment, slotPath, times, type Point } from './geometry.ts';
import { Circle, Circles, Cross, HorizontalDimension, Path, VerticalDimension } from './primitives.tsx';

export function Disc() {
  const slot = slotPath({ start: -9, inner: 63, outer: 88, sweep: 16, halfWidth: 1.7 });
  return (
    <>
      <Circles radii={[96, 56, 48, 20]} />
      <Circles radii={[93.5, 46, 18]} kind="thin" />
      <Circle r={33} kind="centre" />
      {times(5, (index) => (
        <Circle key={index} r={4.6} at={polar(33, -90 + index * 72)} />
      ))}
      {times(10, (index) => (
        <g key={index} transform={`rotate(${index * 36} 160 120)`}>
          <Path d={slot} />
        </g>
      ))}
      <Cross reach={108} />
      <VerticalDimension from={24} to={216} along={288} witness={170} text="Ø 312" />
    </>
  );
}

export function SolidDisc() {
  return (
    <>
      <Circles radii={[92, 52, 44, 19]} />
      <Circles radii={[89.5, 42]} kind="thin" />
      <Circle r={30} kind="centre" />
      {times(4, (index) => (
        <Circle key={index} r={4.6} at={polar(30, -45 + index * 90)} />
      ))}
      <Cross reach={104} />
      <VerticalDimension from={28} to={212} along={284} witness={170} text="Ø 280" />
    </>
  );
}

export function Bearing() {
  const balls = 10;
  return (
    <>
      <Circles radii={[92, 74, 48, 33]} />
      <Circles radii={[89, 30.5]} kind="thin" />
      <Circle r={61} kind="centre" />
      {times(balls, (index) => {
        const at = polar(61, -90 + (index * 360) / balls);
        return (
          <g key={index}>
            <Circle r={12} at={at} />
            <Circle r={8.5} at={at} kind="thin" />
          </g>
        );
      })}
      <Cross reach={104} />
      <VerticalDimension from={28} to={212} along={286} witness={170} text="Ø 62" />
    </>
  );
}

export function Gear() {
  return (
    <>
      <Path d={gearPath(40, 98, 88)} />
      <Circle r={93} kind="centre" />
      <Circle r={74} kind="thin" />
      <Circles radii={[34, 20]} />
      {times(6, (index) => (
        <Path key={index} d={ringSegment(68, 42, index * 60 + 10, index * 60 + 50)} />
      ))}
      <Path d="M156 100v-6h8v6" />
      <Cross reach={110} />
      <VerticalDimension from={22} to={218} along={288} witness={165} text="Ø 132" />
    </>
  );
}

export function Clutch() {
  return (
    <>
      <Circles radii={[96, 66, 40, 16]} />
      <Circle r={63} kind="thin" />
      <Path d={gearPath(18, 16, 13)} />
      {times(18, (index) => (
        <g key={index}>
          <Path
            kind="thin"
            d={`M${polar(96, index * 20).join(' ')}L${polar(66, index * 20 + 4).join(' ')}`}
          />
          <Circle kind="thin" r={2} at={polar(72, index * 20 + 10)} />
        </g>
      ))}
      {times(6, (index) => (
        <g key={index} transform={`rotate(${index * 60} 160 120)`}>
          <Path d="M148 66h24v12h-24z" />
          {times(5, (coil) => (
            <Path key={coil} kind="thin" d={`M${150 + coil * 5} 66l2 12`} />
          ))}
        </g>
      ))}
      <Cross reach={108} />
      <VerticalDimension from={24} to={216} along={290} witness={165} text="Ø 240" />
    </>
  );
}

export function Pulley() {
  return (
    <>
      <Circles radii={[86, 72, 50, 34, 16]} />
      <Circles radii={[80, 26]} kind="thin" />
      {times(9, (index) => (
        <Circle key={index} r={5.5} at={polar(42, index * 40)} />
      ))}
      <Cross reach={100} />
      <VerticalDimension from={34} to={206} along={276} witness={165} text="Ø 60" />
    </>
  );
}

export function Belt() {
  const [driving, driven]: [Point, Point] = [
    [92, 120],
    [236, 120],
  ];
  return (
    <>
      <Path d="M92 66A54 54 0 0 0 92 174L236 156A36 36 0 0 0 236 84Z" />
      <Path kind="thin" d="M92 72A48 48 0 0 0 92 168L236 150A30 30 0 0 0 236 90Z" />
      <Path d={gearPath(26, 46, 40, driving)} />
      <Path d={gearPath(16, 29, 23, driven)} />
      <Circle r={12} at={driving} />
      <Circle r={8} at={driven} />
      <Circle r={28} at={driving} kind="thin" />
      <Path kind="centre" d="M24 120H288M92 54V186M236 76V164" />
      <HorizontalDimension from={92} to={236} along={212} witness={190} text="288" />
    </>
  );
}
