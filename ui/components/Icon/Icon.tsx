import { createElement } from 'react';
import * as lucide from 'lucide';
import { icon, mirrored } from './Icon.css.ts';

const icons = {
  alert: lucide.CircleAlert,
  'arrow-down': lucide.ArrowDown,
  'arrow-left': lucide.ArrowLeft,
  'arrow-right': lucide.ArrowRight,
  'arrow-up': lucide.ArrowUp,
  basket: lucide.ShoppingBasket,
  book: lucide.BookOpen,
  boxes: lucide.Boxes,
  car: lucide.CarFront,
  caution: lucide.TriangleAlert,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-left': lucide.ChevronLeft,
  'chevron-right': lucide.ChevronRight,
  copy: lucide.Copy,
  dashboard: lucide.LayoutDashboard,
  document: lucide.FileText,
  download: lucide.Download,
  eye: lucide.Eye,
  done: lucide.CircleCheck,
  'eye-off': lucide.EyeOff,
  'file-up': lucide.FileUp,
  home: lucide.House,
  'image-up': lucide.ImageUp,
  info: lucide.Info,
  logout: lucide.LogOut,
  mail: lucide.Mail,
  'mail-check': lucide.MailCheck,
  menu: lucide.Menu,
  minus: lucide.Minus,
  monitor: lucide.Monitor,
  moon: lucide.Moon,
  more: lucide.Ellipsis,
  order: lucide.ClipboardList,
  package: lucide.Package,
  pencil: lucide.Pencil,
  'package-plus': lucide.PackagePlus,
  panel: lucide.PanelLeft,
  plus: lucide.Plus,
  print: lucide.Printer,
  refresh: lucide.RefreshCw,
  search: lucide.Search,
  star: lucide.Star,
  sun: lucide.Sun,
  trash: lucide.Trash2,
  undo: lucide.Undo2,
  user: lucide.UserRound,
  users: lucide.Users,
  x: lucide.X,
  'arrow-up-right': lucide.ArrowUpRight,
  'zoom-in': lucide.ZoomIn,
  filters: lucide.SlidersHorizontal,
  ruler: lucide.Ruler,
  grid: lucide.LayoutGrid,
  rows: lucide.Rows3,
  'rows-compact': lucide.Rows4,
  'rows-comfortable': lucide.Rows2,
} satisfies Record<string, lucide.IconNode>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** They point the other way in right-to-left text. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'logout',
  'panel',
  'undo',
]);

export interface IconProps {
  /** What it shows. Foundations, Pictures lists all icons. */
  name: IconName;
  /**
   * Pixels; 16 in dense places.
   * @default 20
   */
  size?: 16 | 20;
}

/** A Lucide icon with square corners. Decorative: give its control an accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={directional.has(name) ? `${icon[size]} ${mirrored}` : icon[size]}
      viewBox="0 0 24 24"
      stroke="currentColor"
      aria-hidden
    >
      {icons[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
