CREATE TABLE "dining_voucher" (
	"voucher_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"meal_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"seats" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"issue_time" timestamp(0) NOT NULL,
	"used_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "department" (
	"department_id" text PRIMARY KEY NOT NULL,
	"department_name" text NOT NULL,
	"branch_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_screen" (
	"trade_fair_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"login_name" text NOT NULL,
	"operator_name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_seed" (
	"seed_hash" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"day" text NOT NULL,
	"sealed" text NOT NULL,
	"seed" text,
	"committed_by" text NOT NULL,
	"commit_time" timestamp(0) NOT NULL,
	"reveal_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "prize_group" (
	"trade_fair_id" bigint NOT NULL,
	"label" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "prize_group_trade_fair_id_label_pk" PRIMARY KEY("trade_fair_id","label")
);
--> statement-breakpoint
CREATE TABLE "winner" (
	"win_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"draw_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ticket_no" text NOT NULL,
	"guest_id" bigint NOT NULL,
	"fair_customer_id" bigint NOT NULL,
	"prize_id" bigint NOT NULL,
	"draw_time" timestamp(0) NOT NULL,
	"win_status" smallint DEFAULT 0 NOT NULL,
	"revoke_reason" text DEFAULT '' NOT NULL,
	"redrawn" smallint DEFAULT 0 NOT NULL,
	"register_status" smallint DEFAULT 0 NOT NULL,
	"receiver" text DEFAULT '' NOT NULL,
	"receiver_phone" text DEFAULT '' NOT NULL,
	"id_last4" text DEFAULT '' NOT NULL,
	"signature_image" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"register_time" timestamp(0),
	"register_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draw" ALTER COLUMN "prize_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "draw" ALTER COLUMN "start_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draw" ADD COLUMN "mode" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "draw" ADD COLUMN "operator_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draw" ADD COLUMN "redraw_of" bigint;--> statement-breakpoint
ALTER TABLE "draw" ADD COLUMN "pool" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draw" ADD COLUMN "stakes" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draw" ADD COLUMN "picks" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_meal_id_meal_meal_id_fk" FOREIGN KEY ("meal_id") REFERENCES "public"."meal"("meal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_screen" ADD CONSTRAINT "draw_screen_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_seed" ADD CONSTRAINT "draw_seed_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_group" ADD CONSTRAINT "prize_group_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_draw_id_draw_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draw"("draw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_prize_id_prize_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."prize"("prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dining_voucher_once" ON "dining_voucher" USING btree ("meal_id","guest_id") WHERE status <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_seed_day" ON "draw_seed" USING btree ("trade_fair_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "winner_ticket" ON "winner" USING btree ("trade_fair_id","ticket_no");--> statement-breakpoint
CREATE INDEX "winner_draw" ON "winner" USING btree ("draw_id","seq");--> statement-breakpoint
CREATE INDEX "winner_due" ON "winner" USING btree ("register_status","trade_fair_id");--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_seed_hash_draw_seed_seed_hash_fk" FOREIGN KEY ("seed_hash") REFERENCES "public"."draw_seed"("seed_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_running" ON "draw" USING btree ("trade_fair_id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "guest_group_of" ON "guest" USING btree ("guest_group_id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_guest" ON "lottery_ticket" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_name" ON "prize" USING btree ("trade_fair_id","prize_name") WHERE deleted = 0;--> statement-breakpoint
ALTER TABLE "draw" DROP COLUMN "seed";