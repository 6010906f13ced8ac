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
  Rows3,
  Search,
  SlidersHorizontal,
  Star,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  Users,
  X,
  type LucideIcon,
} from 'lucide-react';
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
  user: User,
  users: Users,
  x: X,
  'arrow-up-right': ArrowUpRight,
  filters: SlidersHorizontal,
  grid: LayoutGrid,
  rows: Rows3,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

export interface IconProps {
  name: IconName;
  /** Pixels; 16 in dense places. */
  size?: 16 | 20;
}

/** A Lucide outline, drawn with the corners of a drawing. Never the only name of what it stands on. */
export function Icon({ name, size = 20 }: IconProps) {
  const Outline = icons[name];
  return <Outline className={icon[size]} aria-hidden />;
}
