import { createElement } from 'react';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Boxes,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  House,
  ImageUp,
  Info,
  LayoutDashboard,
  LayoutGrid,
  LogOut,
  MailCheck,
  Menu,
  Minus,
  Monitor,
  Moon,
  Package,
  PackagePlus,
  PanelLeft,
  Plus,
  Printer,
  RefreshCw,
  Rows2,
  Rows3,
  Rows4,
  Search,
  SlidersHorizontal,
  Star,
  Sun,
  Trash2,
  TriangleAlert,
  UserRound,
  Users,
  X,
  type IconNode,
} from 'lucide';
import { icon } from './Icon.css.ts';

const icons = {
  alert: CircleAlert,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  boxes: Boxes,
  caution: TriangleAlert,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  copy: Copy,
  dashboard: LayoutDashboard,
  download: Download,
  eye: Eye,
  done: CircleCheck,
  'eye-off': EyeOff,
  home: House,
  'image-up': ImageUp,
  info: Info,
  logout: LogOut,
  'mail-check': MailCheck,
  menu: Menu,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  more: Ellipsis,
  order: ClipboardList,
  package: Package,
  'package-plus': PackagePlus,
  panel: PanelLeft,
  plus: Plus,
  print: Printer,
  refresh: RefreshCw,
  search: Search,
  star: Star,
  sun: Sun,
  trash: Trash2,
  user: UserRound,
  users: Users,
  x: X,
  'arrow-up-right': ArrowUpRight,
  filters: SlidersHorizontal,
  grid: LayoutGrid,
  rows: Rows3,
  'rows-compact': Rows4,
  'rows-comfortable': Rows2,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

export interface IconProps {
  name: IconName;
  /** Pixels; 16 in dense places. */
  size?: 16 | 20;
}

/** A Lucide icon with square corners. Decorative: give its control an accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={icon[size]} viewBox="0 0 24 24" stroke="currentColor" aria-hidden>
      {icons[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
