import * as m from '#messages/team.js';
import { isPortraitName, Portrait } from '#ui/components/Portrait/Portrait.tsx';
import { SectionFrame } from '../../SectionFrame/SectionFrame.tsx';
import * as styles from './Team.css.ts';

export interface TeamMember {
  name: string;
  role: string;
  about: string;
  /** The name of a portrait, or the URL of a photo. Empty for none. */
  img: string;
}

export interface TeamProps {
  members: readonly TeamMember[];
}

/** The people of the company. */
export function Team({ members }: TeamProps) {
  if (members.length === 0) return null;
  return (
    <SectionFrame id="team" title={m.title()} isContinued>
      <ul className={styles.team}>
        {members.map((member, index) => (
          <li key={index}>
            <div className={styles.plate}>
              <Likeness img={member.img} />
            </div>
            <h3 className={styles.name}>{member.name}</h3>
            <p className={styles.role}>{member.role}</p>
            <p className={styles.about}>{member.about}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Likeness({ img }: Pick<TeamMember, 'img'>) {
  if (isPortraitName(img)) return <Portrait name={img} />;
  if (img === '') return null;
  return (
    <img className={styles.photo} src={img} alt="" width={400} height={500} loading="lazy" decoding="async" />
  );
}
