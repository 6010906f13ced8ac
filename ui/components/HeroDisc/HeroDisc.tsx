import { useId } from 'react';
import { polar, slotPath, times, type Point } from '../Drawing/geometry.ts';
import * as styles from './HeroDisc.css.ts';

const centre: Point = [360, 360];
const at = (radius: number, degrees: number) => polar(radius, degrees, centre);

const slots = times(10, (index) => {
  const start = index * 36 - 9;
  return {
    isMade: at(194, start)[0] > centre[0],
    d: slotPath({ start, inner: 194, outer: 282, sweep: 17, halfWidth: 4.6, origin: centre }),
  };
});

const holes = times(5, (index) => at(110, -72 + index * 72));
const isMade = ([x]: Point) => x > centre[0];

/** The left half of a circle, from top to bottom. */
const halfCircle = (r: number) => `M360 ${360 - r}A${r} ${r} 0 0 0 360 ${360 + r}`;

/** The vanes between the two faces that are entirely on the drawn side. */
const vanes = times(30, (index) => {
  const angle = index * 12 + 2;
  return { inner: at(172, angle), bend: at(235, angle + 1), outer: at(290, angle + 9) };
}).filter(({ inner, outer }) => inner[0] < 356 && outer[0] < 356);

const leader = { tip: at(76, 236), left: at(92, 233), right: at(92, 239), end: at(324, 236) };

function finishDrawing() {
  document.documentElement.setAttribute(styles.drawnAttribute, '');
}

/**
 * A brake disc, drawn on the left and metallic on the right. Decorative. It animates once per page load, and
 * not when reduced motion is preferred.
 */
export function HeroDisc() {
  const clip = useId();
  return (
    <div className={styles.disc} aria-hidden>
      <div className={styles.metal} onAnimationEnd={finishDrawing}>
        <div className={styles.shadow} />
        <div className={styles.friction} />
        <div className={styles.hat} />
        <div className={styles.bore} />
        <svg className={styles.sheet} viewBox="0 0 720 720">
          {slots
            .filter((slot) => slot.isMade)
            .map((slot) => (
              <path key={slot.d} className={styles.milled} d={slot.d} />
            ))}
          {holes.filter(isMade).map(([x, y]) => (
            <circle key={y} className={styles.drilled} cx={x} cy={y} r="14" />
          ))}
        </svg>
        <div className={styles.dimming} />
      </div>

      <svg className={styles.sheet} viewBox="0 0 720 720">
        <clipPath id={clip}>
          <rect className={styles.axisReveal} x="350" y="-10" width="20" height="1210" />
        </clipPath>

        {[300, 168, 155, 76].map((r) => (
          <path key={r} className={styles.outline} pathLength="1" d={halfCircle(r)} />
        ))}
        <g className={styles.annotation}>
          {[294, 174, 150, 71].map((r) => (
            <path key={r} className={styles.thin} d={halfCircle(r)} />
          ))}
          <path className={styles.centre} d={halfCircle(110)} />
          {vanes.map(({ inner, bend, outer }) => (
            <path
              key={inner.join()}
              className={styles.hidden}
              d={`M${inner.join(' ')}Q${bend.join(' ')} ${outer.join(' ')}`}
            />
          ))}
        </g>
        {slots
          .filter((slot) => !slot.isMade)
          .map((slot) => (
            <path key={slot.d} className={styles.slot} pathLength="1" d={slot.d} />
          ))}
        {holes
          .filter((hole) => !isMade(hole))
          .map(([x, y]) => (
            <circle key={y} className={styles.outline} pathLength="1" cx={x} cy={y} r="14" />
          ))}

        <g className={styles.annotation}>
          {holes
            .filter((hole) => !isMade(hole))
            .map(([x, y]) => (
              <path
                key={y}
                className={styles.centre}
                d={`M${x - 22} ${y}H${x + 22}M${x} ${y - 22}V${y + 22}`}
              />
            ))}
          <path className={styles.centre} d="M52 360H706" />

          <path className={styles.thin} d="M360 60H16M360 660H16" />
          <path className={styles.measure} d="M28 60V332M28 388V660" />
          <path className={styles.arrowHead} d="M28 60l-4.5 15h9zM28 660l-4.5 -15h9z" />
          <text transform="translate(33 360) rotate(-90)">Ø 312</text>

          <path className={styles.measure} d={`M${leader.tip.join(' ')}L${leader.end.join(' ')}h-46`} />
          <path
            className={styles.arrowHead}
            d={`M${leader.tip.join(' ')}L${leader.left.join(' ')}L${leader.right.join(' ')}Z`}
          />
          <text x={leader.end[0] - 26} y={leader.end[1] - 8}>
            Ø 79 H7
          </text>
        </g>

        <g clipPath={`url(#${clip})`}>
          <path className={styles.axis} d="M360 -10V1200" />
        </g>
      </svg>
    </div>
  );
}
