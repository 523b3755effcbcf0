export { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx'
export { Avatar, type AvatarProps, initialsOf } from './Avatar.tsx'
export { Badge, type BadgeProps, type Tone } from './Badge.tsx'
export { Banner, type BannerProps, type BannerTone } from './Banner.tsx'
export { Button, type ButtonProps } from './Button.tsx'
export type { ButtonSize, ButtonVariant } from './buttonSurface.ts'
export { Card } from './Card.tsx'
export { Checkbox, type CheckboxProps } from './Checkbox.tsx'
export type { Choice } from './choice.ts'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Drawer, type DrawerProps, type DrawerSide } from './Drawer.tsx'
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './DropdownMenu.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { Field, type FieldProps } from './Field.tsx'
export { IconButton, type IconButtonProps } from './IconButton.tsx'
export { Lines } from './Lines.ts'
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx'
export { Column, Divider, Page, Row, type Space, Stack, WithMargin } from './layout.ts'
export { MarginNote, type MarginNoteProps } from './MarginNote.tsx'
export { Meter, type MeterProps, Progress } from './Meter.tsx'
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'
export { from } from './media.ts'
export { laidOutWhenNear, sheetSurface } from './mixins.ts'
export { NavDisclosure, type NavDisclosureProps, NavLinkItem, NavList, NavPanelLink } from './navigation.tsx'
export { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx'
export { type RadioChoice, RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'
export { Segments, type SegmentsProps } from './Segments.tsx'
export { Select, type SelectProps } from './Select.tsx'
export { Sheet } from './Sheet.tsx'
export { Skeleton, SkeletonText } from './Skeleton.tsx'
export { SkipLink } from './SkipLink.tsx'
export { Slider, type SliderProps } from './Slider.tsx'
export { Spinner } from './Spinner.tsx'
export { SuggestInput, type SuggestInputProps } from './SuggestInput.tsx'
export { Switch, type SwitchProps } from './Switch.tsx'
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'
export { type Testimonial, Testimonials, type TestimonialsProps } from './Testimonials.tsx'
export { TextArea, type TextAreaProps } from './TextArea.tsx'
export { TextInput, type TextInputProps } from './TextInput.tsx'
export { TextLink } from './TextLink.tsx'
export { ThemeToggle } from './ThemeToggle.tsx'
export {
  type ToastLinkProps,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  type ToastVariant,
  useToast,
} from './Toast.tsx'
export {
  FaultText,
  Figure,
  Heading,
  type HeadingProps,
  type HeadingSize,
  Prose,
  Text,
  type TextTone,
} from './typography.tsx'
export { type ThemeChoice, useColourTheme } from './useColourTheme.ts'
export { VisuallyHidden } from './VisuallyHidden.tsx'
export { Wordmark, type WordmarkProps } from './Wordmark.tsx'
