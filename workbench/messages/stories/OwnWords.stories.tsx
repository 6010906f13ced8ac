// Written by `npm run atlas`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/stage/on-stage.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Own words', tags: ['!autodocs'] } satisfies Meta;

export const LoginToOrder = message('ownWords', 'loginToOrder');
export const LoginToPay = message('ownWords', 'loginToPay');
export const LoginToSee = message('ownWords', 'loginToSee');
export const ForCustomers = message('ownWords', 'forCustomers');
export const NoLongerAdmin = message('ownWords', 'noLongerAdmin');
export const WrongEmailOrPassword = message('ownWords', 'wrongEmailOrPassword');
export const OrdersFileNotMade = message('ownWords', 'ordersFileNotMade');
export const PartsFileNotMade = message('ownWords', 'partsFileNotMade');
export const OrderDeletedByOther = message('ownWords', 'orderDeletedByOther');
export const AdminAlready = message('ownWords', 'adminAlready');
export const EditedPartGone = message('ownWords', 'editedPartGone');
export const StockOfPartGone = message('ownWords', 'stockOfPartGone');
export const PartGoneAlready = message('ownWords', 'partGoneAlready');
export const OrderCancelled = message('ownWords', 'orderCancelled');
export const NotPrepared = message('ownWords', 'notPrepared');
export const CardFormBlocked = message('ownWords', 'cardFormBlocked');
export const ReviewKept = message('ownWords', 'reviewKept');
export const CardFormMissing = message('ownWords', 'cardFormMissing');
export const PaymentNotPrepared = message('ownWords', 'paymentNotPrepared');
export const AccountNotReached = message('ownWords', 'accountNotReached');
export const LeaveCharging = message('ownWords', 'leaveCharging');
export const ChargedWithoutPage = message('ownWords', 'chargedWithoutPage');
export const LeaveNewPart = message('ownWords', 'leaveNewPart');
export const NewPartNotSaved = message('ownWords', 'newPartNotSaved');
export const LeaveProfile = message('ownWords', 'leaveProfile');
export const ProfileNotSaved = message('ownWords', 'profileNotSaved');
export const BoughtPartGone = message('ownWords', 'boughtPartGone');
export const BoughtPartSoldOut = message('ownWords', 'boughtPartSoldOut');
export const OrdersPageEmpty = message('ownWords', 'ordersPageEmpty');
export const OrdersBecameFewer = message('ownWords', 'ordersBecameFewer');
export const PriceAboveHighest = message('ownWords', 'priceAboveHighest');
