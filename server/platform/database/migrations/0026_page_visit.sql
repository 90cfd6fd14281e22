CREATE TABLE "page_visit" (
	"visit_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"visit_key" text NOT NULL,
	"branch_id" text NOT NULL,
	"client_kind" smallint NOT NULL,
	"app" text DEFAULT '0' NOT NULL,
	"page_code" text NOT NULL,
	"page_name" text NOT NULL,
	"user_key" text NOT NULL,
	"user_name" text NOT NULL,
	"cust_id" text,
	"session_key" text NOT NULL,
	"visit_time" timestamp(0) NOT NULL,
	"stay_sec" integer NOT NULL,
	"record_time" timestamp(0) NOT NULL,
	CONSTRAINT "page_visit_client" CHECK ("page_visit"."client_kind" in (0, 1)),
	CONSTRAINT "page_visit_stay" CHECK ("page_visit"."stay_sec" >= 0)
);
--> statement-breakpoint
ALTER TABLE "page_visit" ADD CONSTRAINT "page_visit_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_visit" ADD CONSTRAINT "page_visit_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_visit_key" ON "page_visit" USING btree ("visit_key");--> statement-breakpoint
CREATE INDEX "page_visit_time" ON "page_visit" USING btree ("visit_time","visit_id");--> statement-breakpoint
CREATE INDEX "page_visit_branch" ON "page_visit" USING btree ("branch_id","visit_time");--> statement-breakpoint
CREATE INDEX "page_visit_session" ON "page_visit" USING btree ("session_key","visit_id");--> statement-breakpoint
select guard_rows('page_visit');
