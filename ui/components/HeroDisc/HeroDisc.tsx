import { useId, type ComponentProps } from 'react';
import * as styles from './HeroDisc.css.ts';

// The disc has its centre at 360 360 and a radius of 300. Its right half is metallic.

/** A curved slot with round ends, and the angles at which it is repeated. */
const slot =
  'M550.8 334.2C584.6 339.7 618.3 373.6 635.4 401.8A4.6 4.6 0 0 0 643.1 396.7C624.3 366.1 589.1 331.2 552.4 325.1A4.6 4.6 0 0 0 550.8 334.2Z';
const slotAngles = { made: [0, 36, 72, 288, 324], drawn: [108, 144, 180, 216, 252] };

/** The centres of the holes. */
const holes = {
  made: [
    [393.99, 255.38],
    [470, 360],
    [393.99, 464.62],
  ],
  drawn: [
    [271.01, 424.66],
    [271.01, 295.34],
  ],
} as const;

/** The left half of a circle, from top to bottom. */
const halfCircle = (r: number) => `M360 ${360 - r}A${r} ${r} 0 0 0 360 ${360 + r}`;

/** Of the vanes between the two faces, those that are entirely on the drawn side. */
const vaneAngles = Array.from({ length: 14 }, (_, index) => 96 + index * 12);

/** One shape at several angles. Equal path data adds almost nothing to the compressed page. */
function Rotated({ angles, ...shape }: { angles: readonly number[] } & ComponentProps<'path'>) {
  return angles.map((angle) => <path key={angle} transform={`rotate(${angle} 360 360)`} {...shape} />);
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
          <Rotated angles={slotAngles.made} className={styles.milled} d={slot} />
          {holes.made.map(([x, y]) => (
            <circle key={y} className={styles.drilled} cx={x} cy={y} r="14" />
          ))}
        </svg>
        <div className={styles.dimming} />
      </div>

      <svg className={styles.sheet} viewBox="0 0 720 720">
        <clipPath id={clip}>
          <rect className={styles.axisReveal} x="350" y="-10" width="20" height="1210" />
        </clipPath>

        {[300, 168, 155, 62.5].map((r) => (
          <path key={r} className={styles.outline} pathLength="1" d={halfCircle(r)} />
        ))}
        <g className={styles.annotation}>
          {[294, 174, 150, 57.5].map((r) => (
            <path key={r} className={styles.thin} d={halfCircle(r)} />
          ))}
          <path className={styles.centre} d={halfCircle(110)} />
          <Rotated angles={vaneAngles} className={styles.hidden} d="M531.9 366Q594.68 372.3 644.67 415.33" />
        </g>
        <Rotated angles={slotAngles.drawn} className={styles.slot} pathLength="1" d={slot} />
        {holes.drawn.map(([x, y]) => (
          <circle key={y} className={styles.outline} pathLength="1" cx={x} cy={y} r="14" />
        ))}

        <g className={styles.annotation}>
          {holes.drawn.map(([x, y]) => (
            <path key={y} className={styles.centre} d={`M${x - 22} ${y}h44M${x} ${y - 22}v44`} />
          ))}
          <path className={styles.centre} d="M52 360H706" />

          <path className={styles.thin} d="M360 60H16M360 660H16" />
          <path className={styles.measure} d="M28 60V332M28 388V660" />
          <path className={styles.arrowHead} d="M28 60l-4.5 15h9zM28 660l-4.5 -15h9z" />
          <text transform="translate(33 360) rotate(-90)">Ø 312</text>

          <path className={styles.measure} d="M325.05 308.18L178.82 91.39h-46" />
          <path className={styles.arrowHead} d="M325.05 308.18L312.18 297.72L320.17 292.33Z" />
          <text x="152.82" y="83.39">
            Ø 65
          </text>
        </g>

        <g clipPath={`url(#${clip})`}>
          <path className={styles.axis} d="M360 -10V1200" />
        </g>
      </svg>
    </div>
  );
}
