import { useId, type ComponentProps } from 'react';
import { centre, polar, slotPath, times, type Point } from './geometry.ts';
import * as styles from './HeroDisc.css.ts';

const isMade = ([x]: Point) => x > centre[0];

const slot = slotPath({ start: -9, inner: 194, outer: 282, sweep: 17, halfWidth: 4.6 });
const slotAngles = times(10, (index) => index * 36);
const isMadeSlot = (angle: number) => isMade(polar(194, angle - 9));

const holes = times(5, (index) => polar(110, -72 + index * 72));

/** The left half of a circle, from top to bottom. */
const halfCircle = (r: number) => `M360 ${360 - r}A${r} ${r} 0 0 0 360 ${360 + r}`;

const vane = `M${polar(172, 2).join(' ')}Q${polar(235, 3).join(' ')} ${polar(290, 11).join(' ')}`;
/** Of the vanes between the two faces that are entirely on the drawn side. */
const vaneAngles = times(30, (index) => index * 12).filter(
  (angle) => polar(172, angle + 2)[0] < 356 && polar(290, angle + 11)[0] < 356,
);

const leader = { tip: polar(76, 236), left: polar(92, 233), right: polar(92, 239), end: polar(324, 236) };

/** One shape at several angles. Equal path data adds almost nothing to the compressed page. */
function Rotated({ angles, ...shape }: { angles: readonly number[] } & ComponentProps<'path'>) {
  return angles.map((angle) => (
    <path key={angle} transform={`rotate(${angle} ${centre.join(' ')})`} {...shape} />
  ));
}

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
          <Rotated angles={slotAngles.filter(isMadeSlot)} className={styles.milled} d={slot} />
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
          <Rotated angles={vaneAngles} className={styles.hidden} d={vane} />
        </g>
        <Rotated
          angles={slotAngles.filter((angle) => !isMadeSlot(angle))}
          className={styles.slot}
          pathLength="1"
          d={slot}
        />
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
